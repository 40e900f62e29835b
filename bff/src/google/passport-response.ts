/** The part of Node's response that passport writes to; Fastify's reply has other method names. */
export class PassportResponse {
  statusCode = 200;
  location: string | undefined;
  readonly sent: Promise<void>;
  private finish: () => void = () => undefined;

  constructor() {
    this.sent = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  setHeader(name: string, value: string): void {
    if (name.toLowerCase() === 'location') this.location = value;
  }

  end(): void {
    this.finish();
  }
}
