import { signCall, verifyCall } from './caller.js';

const OLD = 'the-old-key-0123456789-0123456789-01';
const NEW = 'the-new-key-0123456789-0123456789-01';
const signedWith = (key: string) => signCall({ key, audience: 'booking', issuer: 'bff', caller: null });

/**
 * The steps of operations.md: the keys of a verifying process before and after each step, and the key of a signing
 * process.
 */
it.each([
  [
    'the new key is accepted, too',
    [
      { key: OLD, also: '' },
      { key: OLD, also: NEW },
    ],
    [OLD],
  ],
  ['the new key signs', [{ key: OLD, also: NEW }], [OLD, NEW]],
  [
    'the new key is the first',
    [
      { key: OLD, also: NEW },
      { key: NEW, also: OLD },
    ],
    [NEW],
  ],
  [
    'the old key is taken away',
    [
      { key: NEW, also: OLD },
      { key: NEW, also: '' },
    ],
    [NEW],
  ],
])('while %s, old and new processes understand each other', async (_step, verifying, signing) => {
  for (const { key, also } of verifying)
    for (const each of signing) expect(await verifyCall(await signedWith(each), key, 'booking', also)).toBeNull();
});

it('a key that was taken away, and one that nobody knows, are refused', async () => {
  const forged = { code: 'CALL_FORGED' };
  await expect(verifyCall(await signedWith(OLD), NEW, 'booking')).rejects.toMatchObject(forged);
  const unknown = await signedWith('nobody-knows-this-key-0123456789-012');
  await expect(verifyCall(unknown, NEW, 'booking', OLD)).rejects.toMatchObject(forged);
  await expect(verifyCall(await signedWith(OLD), NEW, 'account', OLD)).rejects.toMatchObject(forged);
});
