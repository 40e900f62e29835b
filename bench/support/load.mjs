import { Agent } from 'undici';
import { percentile } from './percentile.mjs';

/**
 * Sends `total` requests over `connections` connections, each after the previous response.
 * `request(index)` returns {url, method?, headers?, body?}; `answered(index, status, body)` gets the response.
 * Returns milliseconds and counts by status.
 */
export async function load({ total, connections, request, answered }) {
  const agent = new Agent({ connections, pipelining: 1 });
  const times = [];
  const statuses = {};
  let next = 0;
  const worker = async () => {
    while (next < total) {
      const index = next++;
      const { url, method = 'GET', headers = {}, body } = request(index);
      const began = performance.now();
      const reply = await fetch(url, {
        dispatcher: agent,
        method,
        headers: body ? { 'content-type': 'application/json', ...headers } : headers,
        body: body ? JSON.stringify(body) : undefined,
      });
      const text = await reply.text();
      times.push(performance.now() - began);
      answered?.(index, reply.status, text.startsWith('{') ? JSON.parse(text) : text);
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - began) / 1000;
  await agent.close();
  return { seconds, perSecond: total / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), statuses };
}

/** The counts by status of several loads together. */
export function sumOfStatuses(loads) {
  const sum = {};
  for (const { statuses } of loads)
    for (const [status, count] of Object.entries(statuses)) sum[status] = (sum[status] ?? 0) + count;
  return sum;
}
