import { get } from 'node:http';

const TIMEOUT_MS = 1_000;

/**
 * The health report of the process at an address, over a separate connection; rejects when there is no response in
 * time.
 */
export const readinessOf = (origin: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = get(new URL('/health/ready', origin), { agent: false, timeout: TIMEOUT_MS }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => void (text += part))
        .once('end', () => resolve(text))
        .once('error', reject);
    });
    request.once('timeout', () => request.destroy(new Error('no response in time'))).once('error', reject);
  });
