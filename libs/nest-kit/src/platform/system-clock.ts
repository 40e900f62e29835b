import { Clock } from '@salon/kernel';

/** The one place of the server that reads the machine's clock. */
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
