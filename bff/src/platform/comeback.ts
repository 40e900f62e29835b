import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY = 50;
const PATIENCE = 4_000;

/** Holds calls to a service back while it is being replaced: one that stops says so by closing the connection of each answer. */
export class Comeback {
  private leaving = false;
  private looking: Promise<void> | undefined;

  /** @param readiness what the service says of itself; rejects when nobody answers */
  constructor(private readonly readiness: () => Promise<string>) {}

  /** Looks at an answer for the news that it was among the last ones. */
  heard(connection: string | string[] | undefined): void {
    if (connection === 'close') this.leaving = true;
  }

  /** Whether a call has to wait for `ready`. */
  get isAwaited(): boolean {
    return this.leaving;
  }

  /** Resolves at once when nothing was heard, else when the service or its successor takes calls, at the latest after four seconds. */
  async ready(): Promise<void> {
    if (!this.leaving) return;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
      this.leaving = false;
    });
    await this.looking;
  }

  private async look(): Promise<void> {
    for (let waited = 0; (await this.isStopping()) && waited < PATIENCE; waited += LOOK_EVERY) await sleep(LOOK_EVERY);
  }

  private isStopping(): Promise<boolean> {
    return this.readiness().then((said) => said.includes('"process":"stopping"'), () => true);
  }
}
