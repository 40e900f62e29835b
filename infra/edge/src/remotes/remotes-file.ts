import { readFile } from 'node:fs/promises';
import { isRemoteName } from './manifest.rules.js';

/** Remote → base address with a slash at the end, from `{"catalog":{"url":"http://..."}}`. */
export async function readRemotesFile(file: string): Promise<Record<string, string>> {
  return parseRemotes(await readFile(file, 'utf8'));
}

/** @throws Error when a name or an address is not one */
export function parseRemotes(text: string): Record<string, string> {
  const listed = JSON.parse(text) as Record<string, { url?: unknown }>;
  return Object.fromEntries(
    Object.entries(listed).map(([name, { url }]) => {
      if (!isRemoteName(name) || typeof url !== 'string' || !/^https?:\/\//.test(url))
        throw new Error(`${name} has no name and address of a remote`);
      return [name, new URL(url.endsWith('/') ? url : `${url}/`).href];
    }),
  );
}
