import { bytesOf, MOST_OF_FILE } from '../http/bytes-of.js';
import { integrityOf } from '../http/digests.js';

const TIMEOUT_MS = 5_000;
const AT_ONCE = 8;

/**
 * Fetches each file below `base` and compares its digest.
 * @throws Error naming the first file that is missing or altered
 */
export async function checkFiles(base: string, files: Readonly<Record<string, string>>): Promise<void> {
  const left = Object.entries(files).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [path, integrity] of left) await checkFile(new URL(path, base), path, integrity);
    }),
  );
}

async function checkFile(address: URL, path: string, integrity: string): Promise<void> {
  const response = await fetch(address, {
    headers: { 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new Error(`its file ${path} cannot be loaded`, { cause });
  });
  const bytes = await bytesOf(response, MOST_OF_FILE);
  if (!response.ok) throw new Error(`its file ${path} is missing (${response.status})`);
  if (integrityOf(bytes) !== integrity) throw new Error(`its file ${path} is altered`);
}
