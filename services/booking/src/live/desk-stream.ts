import { Injectable } from '@nestjs/common';
import { type DeskEvent, type DeskSubject, refuse, STREAM_HEARTBEAT_SECONDS } from '@salon/contracts';
import { DeskChangesQueries } from './desk-changes.queries.js';
import { DeskListener } from './desk-listener.js';

const HEARTBEAT_MS = STREAM_HEARTBEAT_SECONDS * 1_000;

interface StreamOptions {
  /** Id of the last event that the browser saw. */
  lastId: string | undefined;
  subjects: readonly DeskSubject[];
  /** Aborts when the reader has disconnected. */
  signal: AbortSignal;
}

const asText = (id: string, event: DeskEvent): string => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Changes at the desk as server-sent events. Each stream continues from its own position, so that a slow one misses
 * nothing and queues nothing.
 */
@Injectable()
export class DeskStream {
  constructor(
    private readonly listener: DeskListener,
    private readonly changes: DeskChangesQueries,
  ) {}

  /** @throws DomainError `unavailable` while this process gets no notifications */
  async open({ lastId, ...options }: StreamOptions): Promise<AsyncGenerator<string>> {
    if (!this.listener.isListening) throw refuse('UPSTREAM_DOWN', { retryAfter: 1 });
    return this.events(await this.changes.positionOf(lastId), options);
  }

  /** Ends when notifications stop: the browser then shows it. */
  private async *events(
    from: string | null,
    { subjects, signal }: Omit<StreamOptions, 'lastId'>,
  ): AsyncGenerator<string> {
    for (let position = from; this.listener.isListening && !signal.aborted;) {
      const round = this.listener.count;
      const { position: next, isComplete, changes } = await this.changes.since(position, round);
      const shown = changes.filter(({ subject }) => subjects.includes(subject));
      yield asText(next, { isComplete, changes: shown });
      position = next;
      const timeout = AbortSignal.timeout(HEARTBEAT_MS);
      await this.listener.next(round, AbortSignal.any([signal, timeout]));
    }
  }
}
