import { addMinutes, Clock } from '@salon/kernel';

/** A clock that stands still until it is set. */
export class FixedClock extends Clock {
  private at: Date;

  /** @param iso an instant, `2026-11-23T04:00:00Z` */
  constructor(iso: string) {
    super();
    this.at = new Date(iso);
  }

  override now(): Date {
    return new Date(this.at);
  }

  set(iso: string): void {
    this.at = new Date(iso);
  }

  advance(minutes: number): void {
    this.at = addMinutes(this.at, minutes);
  }
}
