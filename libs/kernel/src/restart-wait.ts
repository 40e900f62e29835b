const POLL_MS = 50;

interface RestartingProcess {
  /** The readiness response of the process or of its successor; rejects when nothing listens. */
  readiness(): Promise<string>;
  /** Maximum milliseconds that a call waits. */
  timeoutMs: number;
}

/**
 * Holds calls back while the process behind an address is being replaced. A stopping process closes the connection of
 * each response; from then on its readiness is checked before the next call, so that no call reaches a closing process.
 */
export class RestartWait {
  private isStopping = false;
  private polling: Promise<void> | undefined;

  constructor(private readonly process: RestartingProcess) {}

  /** Reads the `Connection` header of a response: `close` means that the process is stopping. */
  observe(connection: string | string[] | undefined): void {
    if (connection === 'close') this.isStopping = true;
  }

  /** Resolves at once unless the process is stopping; then once a process accepts calls, or after `timeoutMs`. */
  async ready(): Promise<void> {
    if (!this.isStopping) return;
    this.polling ??= this.poll().finally(() => {
      this.polling = undefined;
      this.isStopping = false;
    });
    await this.polling;
  }

  private async poll(): Promise<void> {
    const until = performance.now() + this.process.timeoutMs;
    while ((await this.reportsStopping()) && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }

  /** True when nothing listens or the process reports `stopping`; other readiness problems do not hold calls back. */
  private reportsStopping(): Promise<boolean> {
    return this.process.readiness().then(
      (report) => report.includes('"process":"stopping"'),
      () => true,
    );
  }
}
