import { SITE_URL } from '../drill-site/configuration.js';

const TIMEOUT_MS = 10_000;

/**
 * Opens the desk's live stream, then makes a change.
 * @throws Error unless the stream reports a change within ten seconds
 */
export async function expectLive(token: string, change: () => Promise<unknown>): Promise<void> {
  const reply = await fetch(`${SITE_URL}/api/admin/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok || !reply.body) throw new Error(`the stream answered ${reply.status}`);
  let received = '';
  let isChanged = false;
  for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
    received += Buffer.from(chunk).toString();
    if (/"subject":"salon"/.test(received)) return;
    if (!isChanged) await change();
    isChanged = true;
  }
  throw new Error('the stream ended');
}
