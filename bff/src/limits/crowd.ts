import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { type Limit, type LimitName, LIMITS } from './limits.js';

/** How many calls of each kind are under way in this process: beyond its `atOnce` one is turned away before it costs anything (threat T4). */
export class Crowd {
  private readonly inside = new Map<LimitName, number>();

  /** Each one that came in has to `leave`. @throws DomainError `unavailable` with the seconds to wait */
  enter(name: LimitName): void {
    const { atOnce = Infinity }: Limit = LIMITS[name];
    const inside = this.inside.get(name) ?? 0;
    if (inside >= atOnce) throw new DomainError('unavailable', 'BUSY', messages.throttled, { retryAfter: 1 });
    this.inside.set(name, inside + 1);
  }

  leave(name: LimitName): void {
    this.inside.set(name, (this.inside.get(name) ?? 1) - 1);
  }
}
