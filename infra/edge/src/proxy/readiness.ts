import { get } from 'node:http';

const TIMEOUT = 1_000;

/**
 * What the process behind an address says of itself, over a connection of its own; rejects when nobody answers in time.
 */
export const readinessOf = (origin: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = get(new URL('/health/ready', origin), { agent: false, timeout: TIMEOUT }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => void (text += part))
        .once('end', () => resolve(text))
        .once('error', reject);
    });
    request.once('timeout', () => request.destroy(new Error('no answer in time'))).once('error', reject);
  });
