import { follow, type Following } from './follow.js';
import type { ReceivedEvent } from './read-events.js';

const NAME = 'salon-live';

/**
 * Messages from the page that owns the stream to other pages of this browser; a new page gets the current state of the
 * stream.
 */
type Message =
  { kind: 'event'; received: ReceivedEvent } | { kind: 'position'; id: string } | { kind: 'lost' } | { kind: 'hello' };

interface StreamListener {
  onEvent(received: ReceivedEvent): void;
  onLost(): void;
  /** The server refused the stream to this page, which does not ask again. */
  onRefused(): void;
}

let lastId: string | null = null;

/**
 * One stream for all visible pages of this browser (ADR-0050): the page that holds the lock owns the stream and
 * forwards its events.
 * Returns the function that unsubscribes.
 */
export function shareStream({ onEvent, onLost, onRefused }: StreamListener): () => void {
  const left = new AbortController();
  const channel = 'locks' in navigator ? new BroadcastChannel(NAME) : null;
  let isLive = false;
  const apply = (received: ReceivedEvent) => {
    lastId = received.id;
    onEvent(received);
  };
  const following: Following = {
    lastId: () => lastId,
    onEvent(received) {
      isLive = true;
      apply(received);
      channel?.postMessage({ kind: 'event', received } satisfies Message);
    },
    onLost() {
      isLive = false;
      onLost();
      channel?.postMessage({ kind: 'lost' } satisfies Message);
    },
    onRefused,
  };
  const ownStream = () => follow(following, left.signal);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'event') apply(data.received);
      else if (data.kind === 'lost') onLost();
      else if (data.kind === 'position') apply({ id: data.id, event: { isComplete: data.id === lastId, changes: [] } });
      else if (isLive && lastId !== null) channel.postMessage({ kind: 'position', id: lastId } satisfies Message);
    };
    channel.postMessage({ kind: 'hello' } satisfies Message);
    // Rejected when this page unsubscribes before it gets the lock.
    navigator.locks.request(NAME, { signal: left.signal }, ownStream).catch(() => undefined);
  } else void ownStream();
  return () => {
    left.abort();
    channel?.close();
  };
}
