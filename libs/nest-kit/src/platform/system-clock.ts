import { Clock } from '@salon/kernel';

/** The only place on the server that reads the machine's clock. */
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
