import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, DomainError } from '@salon/kernel';

/** An answer ready to send. */
export interface Kept {
  body: string;
  etag: string;
}

interface Entry {
  kept: Kept;
  at: number;
}

/** Milliseconds: fresh, still shown while being read again, shown only when the service is gone. A change is seen within 2 s. */
const FRESH = 1_000;
const STALE = 2_000;
const RESCUE = 10 * 60_000;

/** Guests' lists, kept for a moment: many readers, one call to the service. Keys are ours, so there are few of them. */
@Injectable()
export class ReadCache {
  private readonly entries = new Map<string, Entry>();
  private readonly underWay = new Map<string, Promise<Kept>>();

  constructor(private readonly clock: Clock) {}

  /** @param rescue milliseconds an answer may still be shown for when the service is gone */
  async read(key: string, load: () => Promise<unknown>, rescue = RESCUE): Promise<Kept> {
    const entry = this.entries.get(key);
    const age = entry ? this.clock.now().getTime() - entry.at : Infinity;
    if (entry && age < FRESH) return entry.kept;
    const renewed = this.renew(key, load);
    if (!entry || age >= rescue) return renewed;
    if (age >= STALE) return renewed.catch((error: unknown) => rescued(error, entry));
    renewed.catch(() => undefined); // Shown from what is kept; the next reader finds out.
    return entry.kept;
  }

  /** Forgets everything; what is being read this moment may be the old state and is not kept either. */
  clear(): void {
    this.entries.clear();
    this.underWay.clear();
  }

  private renew(key: string, load: () => Promise<unknown>): Promise<Kept> {
    const running = this.underWay.get(key);
    if (running) return running;
    // As old as the question: the service may have answered just before a change.
    const at = this.clock.now().getTime();
    const renewed: Promise<Kept> = load()
      .then((answer) => {
        const kept = keep(answer);
        if (this.underWay.get(key) === renewed) this.entries.set(key, { kept, at });
        return kept;
      })
      .finally(() => {
        if (this.underWay.get(key) === renewed) this.underWay.delete(key);
      });
    this.underWay.set(key, renewed);
    return renewed;
  }
}

function rescued(error: unknown, { kept }: Entry): Kept {
  if (error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'timeout')) return kept;
  throw error;
}

function keep(answer: unknown): Kept {
  const body = JSON.stringify(answer);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
