import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 10;

/**
 * Calls `send(index)` at a rate for `milliseconds`, independent of the responses; while `mostOpen` are open it waits.
 * `send` does not reject: a lost connection has the status 0.
 * @returns what each call resolved to
 */
export async function openLoop({ perSecond, milliseconds, mostOpen = Infinity, send }) {
  const sent = [];
  let open = 0;
  const began = performance.now();
  for (let passed = 0; passed < milliseconds; passed = performance.now() - began) {
    for (const due = (passed / 1_000) * perSecond; sent.length < due && open < mostOpen; open += 1)
      sent.push(send(sent.length).finally(() => (open -= 1)));
    await sleep(STEP_MS);
  }
  return Promise.all(sent);
}

/** The number of responses by status. */
export const countByStatus = (responses) =>
  responses.reduce((counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {});
