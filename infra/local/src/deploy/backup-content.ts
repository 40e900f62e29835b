import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ENCRYPTED } from './backup.rules.js';

/** An encrypted file: salt, nonce, content by AES-256-GCM, tag. */
const CIPHER = 'aes-256-gcm';
const [SALT, NONCE, TAG] = [16, 12, 16] as const;
const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase, salt, 32);

/** Encrypts what passes through; with an empty passphrase it changes nothing. */
export async function* encrypted(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  if (passphrase === '') {
    yield* chunks;
    return;
  }
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv(CIPHER, keyOf(passphrase, salt), nonce);
  yield Buffer.concat([salt, nonce]);
  for await (const chunk of chunks) yield cipher.update(chunk);
  cipher.final();
  yield cipher.getAuthTag();
}

/** The content of a file of a backup. @throws Error at its end when the file was altered or the passphrase is wrong */
export async function* contentOf(file: string, passphrase: string): AsyncGenerator<Buffer> {
  if (!file.endsWith(ENCRYPTED)) {
    yield* createReadStream(file) as AsyncIterable<Buffer>;
    return;
  }
  if (passphrase === '') throw new Error(`${file} is encrypted: BACKUP_KEY is needed.`);
  const { salt, nonce, tag, end } = await edgesOf(file);
  const decipher = createDecipheriv(CIPHER, keyOf(passphrase, salt), nonce).setAuthTag(tag);
  for await (const chunk of createReadStream(file, { start: SALT + NONCE, end }) as AsyncIterable<Buffer>)
    yield decipher.update(chunk);
  try {
    decipher.final();
  } catch (cause) {
    throw new Error(`${file} was altered, or BACKUP_KEY is another one.`, { cause });
  }
}

async function edgesOf(file: string): Promise<{ salt: Buffer; nonce: Buffer; tag: Buffer; end: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const at = async (position: number, length: number): Promise<Buffer> =>
      (await handle.read(Buffer.alloc(length), 0, length, position)).buffer;
    const [salt, nonce, tag] = [await at(0, SALT), await at(SALT, NONCE), await at(size - TAG, TAG)];
    return { salt, nonce, tag, end: size - TAG - 1 };
  } finally {
    await handle.close();
  }
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
