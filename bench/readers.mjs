// npm run bench -- readers: how long the API takes while readers load the home page without a pause.
import { load } from './support/load.mjs';
import { BFF, SITE, startSite } from './support/site.mjs';

const READERS = 32;
const PAGES = 30_000;
const CALLERS = 2;
const CALLS = 1_000;
const WARM_UP = 500;
/** Milliseconds. */
const MOST_P99 = 20;

const list = () => ({ url: `${BFF}/api/services/get-services` });
const home = () => ({ url: `${SITE}/`, headers: { 'accept-encoding': 'br' } });

const callApi = (total) => load({ total, connections: CALLERS, request: list });

/** Prints the figures; false when the API took too long. */
export async function run() {
  const site = await startSite({ fresh: true });
  try {
    await load({ total: WARM_UP, connections: READERS, request: home });
    await callApi(WARM_UP);
    const alone = await callApi(CALLS);
    const [readers, beside] = await Promise.all([
      load({ total: PAGES, connections: READERS, request: home }),
      callApi(CALLS),
    ]);
    if (readers.seconds < beside.seconds) throw new Error('The readers ended before the calls: raise PAGES.');
    process.stdout.write(
      `list of services, ${CALLERS} callers: p99 ${alone.p99.toFixed(1)} ms alone, ${beside.p99.toFixed(1)} ms beside ` +
        `${READERS} readers of / (${readers.perSecond.toFixed(0)} pages/s); at most ${MOST_P99} ms\n`,
    );
    return beside.p99 <= MOST_P99;
  } finally {
    await site.stop();
  }
}
