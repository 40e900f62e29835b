// Hours of steady load: each process is killed once, then nothing is; after a while memory, open files and connections
// stay as they are.
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../support/percentile.mjs';
import { growthOf, METRICS, sampleOf } from '../support/process-samples.mjs';
import { callThrough, SITE, startSite } from '../support/site.mjs';
import { DAYS, killOne, VICTIMS } from './kill.mjs';
import { loadWithOutages } from './load-with-outages.mjs';

/**
 * Of twelve parts of a full run five end with a kill, two pass until the new processes have settled, five are measured.
 */
const PART_SECONDS = 600;
const SETTLING_PARTS = 2;
const MEASURED_PARTS = 5;
const SAMPLES = 50;
const REQUESTS_PER_SECOND = 20;
/** Growth of a process over the measured parts: memory at most 1 MB in ten minutes. */
const MOST_GROWTH = { megabytes: MEASURED_PARTS, files: 10 };
const MOST_MORE_CONNECTIONS = 3;
const EVENT_LOOP_P99_MS = 100;
/** Below this share a process is still growing to its usual size, so its memory is printed only. */
const SHARE_OF_USUAL_SIZE = 0.5;

async function killEach({ site, customers }, partMs) {
  const outages = [];
  const problems = [];
  for (const name of VICTIMS) {
    await sleep(partMs);
    const killed = await killOne(site, name, customers);
    outages.push(killed.down);
    problems.push(...killed.problems);
  }
  return { problems, outages };
}

async function measured(site, partMs) {
  await sampleOf(site); // The delays of the event loops are counted from here.
  const samples = [];
  while (samples.length < SAMPLES) {
    await sleep((partMs * MEASURED_PARTS) / SAMPLES);
    samples.push(await sampleOf(site));
  }
  return samples;
}

/** Prints what each process holds; returns what grows or is late. */
function judge(samples, share) {
  const problems = [];
  for (const name of Object.keys(METRICS)) {
    const of = (what) => samples.map(({ processes }) => processes[name][what]);
    const grown = { megabytes: growthOf(of('megabytes')), files: growthOf(of('files')) };
    const delay = percentile(of('delayMs'), 0.9);
    process.stdout.write(
      `${name}: ${of('megabytes').at(-1).toFixed(0)} MB, ${grown.megabytes.toFixed(1)} more than at first; ` +
        `${of('files').at(-1)} files, ${grown.files.toFixed(1)} more; event loop p99 ${delay.toFixed(0)} ms\n`,
    );
    if (share >= SHARE_OF_USUAL_SIZE && grown.megabytes > MOST_GROWTH.megabytes)
      problems.push(`${name} grows: ${grown.megabytes.toFixed(1)} MB, more than ${MOST_GROWTH.megabytes}`);
    if (grown.files > MOST_GROWTH.files) problems.push(`${name} keeps ${grown.files.toFixed(0)} more files open`);
    if (delay > EVENT_LOOP_P99_MS) problems.push(`${name}: the event loop is ${delay.toFixed(0)} ms late`);
  }
  const connections = samples.map((sample) => sample.connections);
  const more = growthOf(connections);
  process.stdout.write(`Postgres: ${connections.at(-1)} connections, ${more.toFixed(1)} more than at first\n`);
  if (more > MOST_MORE_CONNECTIONS) problems.push(`${more.toFixed(0)} more connections to Postgres`);
  return problems;
}

export async function soak({ seed, share }) {
  const site = await startSite({ fresh: true });
  callThrough(SITE); // So that the edge has its part of the load.
  const partMs = PART_SECONDS * share * 1_000;
  const cause = async ({ customers }) => {
    const { problems, outages } = await killEach({ site, customers }, partMs);
    await sleep(partMs * SETTLING_PARTS);
    return { problems: [...problems, ...judge(await measured(site, partMs), share)], outages };
  };
  const problems = await loadWithOutages({
    ...{ site, seed, cause, name: 'soak', days: DAYS },
    ...{ perSecond: REQUESTS_PER_SECOND, withPictures: true },
  });
  await site.stop();
  return problems;
}
