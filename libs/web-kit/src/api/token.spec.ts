import { readToken, writeToken } from './token.js';

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  writeToken(null);
});

describe('a sign-in that the browser cannot store', () => {
  it.each<[string, ('getItem' | 'setItem' | 'removeItem')[]]>([
    ['whose storage is blocked', ['getItem', 'setItem', 'removeItem']],
    ['whose storage is full', ['setItem']],
  ])('lasts as long as the page in a browser %s', (_, refused) => {
    for (const name of refused) jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
    writeToken('first');
    expect(readToken()).toBe('first');
    writeToken('second');
    expect(readToken()).toBe('second');
    writeToken(null);
    expect(readToken()).toBeNull();
  });

  it('takes the place of a stored one, and gives way to the next stored one', () => {
    writeToken('stored');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeToken('unstored');
    expect(readToken()).toBe('unstored');
    full.mockRestore();
    writeToken('later');
    expect([readToken(), localStorage.getItem('token')]).toEqual(['later', 'later']);
  });
});
