// npm run bench -- readers: how long the API takes while readers load the home page without a pause.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { load } from './support/load.mjs';
import { BFF, SITE, startSite } from './support/site.mjs';

const READERS = 32;
const PAGES = 30_000;
const CALLERS = 2;
const CALLS = 1_000;
const WARM_UP_REQUESTS = 500;
const MOST_P99_MS = 20;

const list = () => ({ url: `${BFF}/api/services/get-services` });

async function readHome(pages) {
  const workerData = { url: `${SITE}/`, readers: READERS, pages };
  const [done] = await once(
    new Worker(new URL('./support/page-readers.mjs', import.meta.url), { workerData }),
    'message',
  );
  return done;
}

const callApi = (total) => load({ total, connections: CALLERS, request: list });

/** Prints the figures; false when the API took too long. */
export async function run() {
  const site = await startSite({ fresh: true });
  try {
    await readHome(WARM_UP_REQUESTS);
    await callApi(WARM_UP_REQUESTS);
    const alone = await callApi(CALLS);
    const [readers, beside] = await Promise.all([readHome(PAGES), callApi(CALLS)]);
    if (readers.seconds < beside.seconds) throw new Error('The readers ended before the calls: raise PAGES.');
    process.stdout.write(
      `list of services, ${CALLERS} callers: p99 ${alone.p99.toFixed(1)} ms alone, ${beside.p99.toFixed(1)} ms beside ` +
        `${READERS} readers of / (${readers.perSecond.toFixed(0)} pages/s); at most ${MOST_P99_MS} ms\n`,
    );
    return beside.p99 <= MOST_P99_MS;
  } finally {
    await site.stop();
  }
}
