import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Received {
  /** `POST /sign-ins`, query included. */
  call: string;
  headers: IncomingMessage['headers'];
  body: string;
  bytes: Buffer;
}

export interface Answered {
  status: number;
  /** Sent as JSON, bytes as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Drops the connection instead of answering. */
  dropped?: boolean;
  delayMs?: number;
}

type Answer = Answered | ((received: Received) => Answered);

/** A service that says what it is told to say, over real HTTP, and remembers what it was asked. */
export class FakeService {
  readonly calls: Received[] = [];
  private readonly answers = new Map<string, Answer>();
  private server: Server | null = null;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = createServer(
      (request, response) =>
        void this.receive(request).then(({ status, body, headers, dropped, delayMs = 0 }) => {
          if (dropped) request.socket.destroy();
          else
            setTimeout(
              () =>
                response
                  .writeHead(status, { 'content-type': 'application/json', ...headers })
                  .end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)),
              delayMs,
            );
        }),
    );
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Gone as a killed process is: nobody listens any more. */
  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => {
      if (this.server?.listening) this.server.close(() => resolve());
      else resolve();
    });
  }

  /** @param call `GET /cart`; a query is matched too when it is given */
  on(call: string, answer: Answer): void {
    this.answers.set(call, answer);
  }

  /** What it was asked by this call, the last one first. */
  asked(call: string): Received[] {
    return this.calls.filter((each) => each.call === call).reverse();
  }

  private async receive(request: IncomingMessage): Promise<Answered> {
    const bytes = await buffer(request);
    const received = {
      call: `${request.method} ${request.url}`,
      headers: request.headers,
      body: bytes.toString(),
      bytes,
    };
    this.calls.push(received);
    const answer = this.answers.get(received.call) ??
      this.answers.get(received.call.replace(/\?.*$/, '')) ?? { status: 200, body: {} };
    return typeof answer === 'function' ? answer(received) : answer;
  }
}

/** A failure as a service words it. */
export const failed = (
  status: number,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
): Answered => ({ status, body: { status: 'error', code, message, requestId: 'r', ...more } });
