import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY = 50;
const LOOK_PATIENCE = 1_000;

/**
 * Holds calls back while the process behind an address is being replaced. One that stops says so by closing the connection of
 * each answer: from then on its readiness is asked for before the next call, so that none reaches a door that is just closing.
 */
export class Comeback {
  private leaving = false;
  private looking: Promise<void> | undefined;

  constructor(private readonly origin: string, private readonly patienceMs: number) {}

  /** Looks at an answer for the news that it was among the last ones. */
  heard({ connection }: IncomingHttpHeaders): void {
    if (connection === 'close') this.leaving = true;
  }

  /** Resolves at once when nothing was heard, else when the process or its successor takes calls, at the latest after `patienceMs`. */
  async ready(): Promise<void> {
    if (!this.leaving) return;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
      this.leaving = false;
    });
    await this.looking;
  }

  private async look(): Promise<void> {
    const until = performance.now() + this.patienceMs;
    while ((await this.isStopping()) && performance.now() < until) await sleep(LOOK_EVERY);
  }

  /** Nobody there, or somebody who says `stopping`; what else may be wrong with it does not keep calls away. */
  private isStopping(): Promise<boolean> {
    return new Promise((resolve) => {
      const asked = get(new URL('/health/ready', this.origin), { agent: false, timeout: LOOK_PATIENCE }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => void (text += part)).once('end', () => resolve(text.includes('"process":"stopping"'))).once('error', () => resolve(true));
      });
      asked.once('timeout', () => asked.destroy()).once('error', () => resolve(true));
    });
  }
}
