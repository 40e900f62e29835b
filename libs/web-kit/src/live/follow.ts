import { STREAM_HEARTBEAT_SECONDS } from '@salon/contracts';
import { api, ApiError } from '@salon/web-kit';
import { pause } from '../api/pause.js';
import { type ReceivedEvent, readEvents } from './read-events.js';

const PATH = '/admin/stream';
/** Milliseconds until the next try, increasing with each failure. */
const RETRY_MS = [250, 1_000, 2_000, 5_000, 10_000];
/** Milliseconds without an event until a stream is aborted. */
const SILENCE_TIMEOUT_MS = 2.5 * STREAM_HEARTBEAT_SECONDS * 1_000;

export interface Following {
  /** Id of the last event that this browser has seen. */
  lastId(): string | null;
  onEvent(received: ReceivedEvent): void;
  onLost(): void;
  /** The user has no (longer a) permission to read the stream. */
  onRefused(): void;
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** Follows the stream until `signal` aborts or the server refuses it, and reopens it whenever it ends. */
export async function follow(following: Following, signal: AbortSignal): Promise<void> {
  for (let failures = 0; ;) {
    try {
      failures = (await readStream(following, signal)) ? 0 : failures + 1;
    } catch (error) {
      if (isRefused(error)) return following.onRefused();
      failures += 1; // The next try handles any other failure; `api` handles an ended session.
    }
    if (signal.aborted) return;
    following.onLost();
    await pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, signal);
  }
}

/** Reads one stream until it ends; resolves with whether there was any event. */
async function readStream({ lastId, onEvent }: Following, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false; // It was aborted during the wait.
  const silent = new AbortController();
  const abort = () => silent.abort();
  signal.addEventListener('abort', abort);
  let timer = setTimeout(abort, SILENCE_TIMEOUT_MS);
  let hasEvents = false;
  try {
    const id = lastId();
    const headers = { accept: 'text/event-stream', ...(id !== null && { 'last-event-id': id }) };
    for await (const received of readEvents(await api.stream(PATH, { headers, signal: silent.signal }))) {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_TIMEOUT_MS);
      hasEvents = true;
      onEvent(received);
    }
  } catch (error) {
    if (!hasEvents) throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
  return hasEvents;
}
