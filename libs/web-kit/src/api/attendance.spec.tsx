import { UNATTENDED_HEADER } from '@salon/contracts';
import { fireEvent, render } from '@testing-library/react';
import { api } from './client.js';
import { AppProviders } from '../app-providers.js';

let now = 0;
let marked: boolean[] = [];

beforeEach(() => {
  now = 0;
  marked = [];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  localStorage.setItem('token', 'abc');
  globalThis.fetch = (async (_url: string, { headers }: RequestInit) => {
    marked.push(UNATTENDED_HEADER in (headers as Record<string, string>));
    return new Response('{}');
  }) as typeof fetch;
  render(<AppProviders>{null}</AppProviders>);
  marked = [];
});
afterEach(() => jest.restoreAllMocks());

const callAt = async (seconds: number): Promise<boolean | undefined> => {
  now = seconds * 1_000;
  await api.get('/admin/tasks');
  return marked.at(-1);
};

it('A9 says of a call that nobody has used its page for a minute', async () => {
  expect([await callAt(60), await callAt(61)]).toEqual([false, true]);
});

it.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the wheel', () => fireEvent.wheel(document.body)],
])('A9 counts the calls of the minute after %s as calls of the user', async (_input, use) => {
  now = 600_000;
  use();
  expect([await callAt(659), await callAt(661)]).toEqual([false, true]);
});

it('A9 says nothing of a guest, who has no session', async () => {
  localStorage.clear();
  expect(await callAt(600)).toBe(false);
});
