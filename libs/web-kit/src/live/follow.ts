import { STREAM_HEARTBEAT } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { type ReceivedEvent, readEvents } from './read-events.js';

const PATH = '/admin/stream';
/** Milliseconds until the next try, longer after each that failed. */
const RETRY = [250, 1_000, 2_000, 5_000, 10_000];
/** Milliseconds without an event after which a stream is given up. */
const SILENT = 2.5 * STREAM_HEARTBEAT * 1_000;

interface Following {
  /** Of the last event this browser has seen. */
  lastId(): string | null;
  onEvent(received: ReceivedEvent): void;
  onLost(): void;
}

/** Follows the stream until `signal` aborts, and opens it again whenever it ends. */
export async function follow(following: Following, signal: AbortSignal): Promise<void> {
  for (let failures = 0; ;) {
    // Whatever went wrong, the next try finds it too; a session that has ended is the affair of `api`.
    failures = (await once(following, signal).catch(() => false)) ? 0 : failures + 1;
    if (signal.aborted) return;
    following.onLost();
    await wait(RETRY[Math.min(failures, RETRY.length - 1)] ?? 0, signal);
  }
}

/** One stream until it ends; whether there was any event. */
async function once({ lastId, onEvent }: Following, signal: AbortSignal): Promise<boolean> {
  const silent = new AbortController();
  const giveUp = () => silent.abort();
  signal.addEventListener('abort', giveUp);
  let timer = setTimeout(giveUp, SILENT);
  let hasEvents = false;
  try {
    const id = lastId();
    const headers = { accept: 'text/event-stream', ...(id !== null && { 'last-event-id': id }) };
    for await (const received of readEvents(await api.stream(PATH, { headers, signal: silent.signal }))) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENT);
      hasEvents = true;
      onEvent(received);
    }
  } catch (error) {
    if (!hasEvents) throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
  return hasEvents;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
