import { percentile } from './percentile.mjs';

const REQUESTS_PER_PAGE = 5;

async function once({ url, headers }) {
  const began = performance.now();
  const reply = await fetch(url, { headers });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${url} was answered ${reply.status} ${text.slice(0, 200)}`);
  return performance.now() - began;
}

/** Milliseconds of a page, one request after the other: the median of five. */
async function pageTime({ request }) {
  const times = [];
  for (let time = 0; time < REQUESTS_PER_PAGE; time += 1) times.push(await once(request));
  return percentile(times, 0.5);
}

/** The slowest of the pages, asked again once in case something else took the processor: {ms, page}. */
export async function slowest(pages) {
  const timed = [];
  for (const page of pages) timed.push({ ms: await pageTime(page), page });
  const [worst] = timed.sort((a, b) => b.ms - a.ms);
  return { ...worst, ms: Math.min(worst.ms, await pageTime(worst.page)) };
}
