const LOOK_EVERY = 50;

export interface RestartingProcess {
  /** What the process says of itself, or its successor; rejects when nobody answers. */
  readiness(): Promise<string>;
  /** Milliseconds a call waits at the most. */
  timeoutMs: number;
}

/**
 * Holds calls back while the process behind an address is being replaced. One that stops says so by closing the connection of
 * each answer: from then on its readiness is asked for before the next call, so that none reaches a door that is just closing.
 */
export class RestartWait {
  private leaving = false;
  private looking: Promise<void> | undefined;

  constructor(private readonly process: RestartingProcess) {}

  /** Looks at the `Connection` of an answer for the news that it was among the last ones. */
  observe(connection: string | string[] | undefined): void {
    if (connection === 'close') this.leaving = true;
  }

  /** Whether a call has to wait for `ready`. */
  get isWaiting(): boolean {
    return this.leaving;
  }

  /** Resolves at once when nothing was heard, else when the process or its successor takes calls, at the latest after `timeoutMs`. */
  async ready(): Promise<void> {
    if (!this.leaving) return;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
      this.leaving = false;
    });
    await this.looking;
  }

  private async look(): Promise<void> {
    const until = performance.now() + this.process.timeoutMs;
    while ((await this.isStopping()) && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }

  /** Nobody there, or somebody who says `stopping`; what else may be wrong with it does not keep calls away. */
  private isStopping(): Promise<boolean> {
    return this.process.readiness().then(
      (said) => said.includes('"process":"stopping"'),
      () => true,
    );
  }
}
