import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../http/message-of.js';
import type { Author } from './change-current.js';
import { added, type Figures, figuresIn, isWorse, sum } from './error-rate.rules.js';
import { currentOf } from './history.rules.js';
import type { ReleaseStore } from './release-store.js';

interface Watch extends Pick<Author, 'by'> {
  store: ReleaseStore;
  remote: string;
  /** The candidate, and the release beside it. */
  version: string;
  current: string;
  /** Addresses of `/metrics`, one for each BFF. */
  metrics: readonly string[];
  /** Milliseconds: how long it is watched, and between two polls. */
  forMs: number;
  pollIntervalMs: number;
  now: () => Date;
  /** Of a rollback that could not be written and is tried again, also after the end of the watch. */
  report: (problem: string) => void;
}

const TIMEOUT_MS = 5_000;

/** What the BFF at an address has counted so far. @throws Error in one sentence when it does not say */
export async function readMetrics(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it responded ${response.status}`);
    return await response.text();
  } catch (cause) {
    throw new Error(`${address} does not say what browsers report: ${messageOf(cause)}.`, { cause });
  }
}

interface Counting {
  count: () => Promise<[Figures, Figures]>;
  /** Whether a BFF has responded. */
  hasFigures: () => boolean;
}

/**
 * Counts what browsers report of both releases from now on. A BFF that does not respond adds nothing until it does
 * again; one that does not at first counts from its first figures.
 */
async function counting({ metrics, remote, version, current }: Watch): Promise<Counting> {
  const both = (text: string): [Figures, Figures] => [
    figuresIn(text, remote, version),
    figuresIn(text, remote, current),
  ];
  const last = new Map<string, [Figures, Figures]>();
  let ofCandidate = sum([]);
  let ofCurrent = sum([]);
  const count = async (): Promise<[Figures, Figures]> => {
    for (const address of metrics) {
      const text = await readMetrics(address).catch(() => undefined);
      if (text === undefined) continue;
      const now = both(text);
      const [candidate, other] = last.get(address) ?? now;
      ofCandidate = sum([ofCandidate, added(candidate, now[0])]);
      ofCurrent = sum([ofCurrent, added(other, now[1])]);
      last.set(address, now);
    }
    return [ofCandidate, ofCurrent];
  };
  await count();
  return { count, hasFigures: () => last.size > 0 };
}

/** Whether it is no longer the candidate; a store that cannot be read is read again at the next check. */
const hasEnded = ({ store, remote, version }: Watch): Promise<boolean> =>
  store.history(remote).then(
    (history) => currentOf(history).candidate?.version !== version,
    () => false,
  );

/** Writes the rollback; false when the store did not take it, or it is no longer the candidate. */
const takeBack = ({ store, remote, version, current, by, now, report }: Watch): Promise<boolean> =>
  store
    .change(remote, (history) => {
      if (currentOf(history).candidate?.version !== version)
        throw new Error(`mfe-${remote} ${version} is no longer the candidate.`);
      return { action: 'rollback', version: current, by: `${by}, promote --watch`, at: now().toISOString() };
    })
    .then(
      () => true,
      (error: Error) => {
        report(error.message);
        return false;
      },
    );

const inWords = ({ errors, views }: Figures): string => `${errors} errors in about ${Math.round(views)} page views`;

/**
 * Watches a candidate, and takes it back once browsers report clearly more errors of it than of the release beside it.
 * @returns a sentence, when it still is the candidate in the end
 * @throws Error in one sentence when it was taken back or has ended otherwise
 */
export async function watchCandidate(watch: Watch): Promise<string> {
  const { remote, version, current, forMs, pollIntervalMs } = watch;
  const { count, hasFigures } = await counting(watch);
  const until = performance.now() + forMs;
  for (;;) {
    await sleep(pollIntervalMs);
    if (await hasEnded(watch)) throw new Error(`mfe-${remote} ${version} is no longer the candidate.`);
    const [ofCandidate, ofCurrent] = await count();
    const figures = `${version} has ${inWords(ofCandidate)}, ${current} ${inWords(ofCurrent)}`;
    if (isWorse(ofCandidate, ofCurrent)) {
      if (await takeBack(watch)) throw new Error(`mfe-${remote} ${version} has been taken back: ${figures}.`);
    } else if (performance.now() >= until) {
      if (hasFigures()) return `mfe-${remote} ${version} is kept: ${figures}.`;
      throw new Error(`mfe-${remote} ${version} is still the candidate, unwatched: no BFF responded.`);
    }
  }
}
