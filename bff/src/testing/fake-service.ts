import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface ReceivedRequest {
  /** `POST /sign-ins`, query included. */
  call: string;
  headers: IncomingMessage['headers'];
  body: string;
  bytes: Buffer;
}

interface FakeResponse {
  status: number;
  /** Sent as JSON; bytes and a stream as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Drops the connection instead of responding. */
  dropped?: boolean;
  delayMs?: number;
}

type FakeHandler = FakeResponse | ((received: ReceivedRequest) => FakeResponse);

/** A service with programmed responses over real HTTP, which records its requests. */
export class FakeService {
  readonly calls: ReceivedRequest[] = [];
  private readonly handlers = new Map<string, FakeHandler>();
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
            setTimeout(() => {
              response.writeHead(status, { 'content-type': 'application/json', ...headers });
              if (body instanceof Readable) pipeline(body, response, () => undefined);
              else response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body));
            }, delayMs).unref();
        }),
    );
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Stops listening, like a killed process. */
  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => {
      if (this.server?.listening) this.server.close(() => resolve());
      else resolve();
    });
  }

  /** @param call `GET /cart`; a query is matched too when it is given */
  on(call: string, handler: FakeHandler): void {
    this.handlers.set(call, handler);
  }

  /** Forgets the programmed responses and the recorded requests. */
  reset(): void {
    this.handlers.clear();
    this.calls.length = 0;
  }

  /** The recorded requests of this call, newest first. */
  requests(call: string): ReceivedRequest[] {
    return this.calls.filter((each) => each.call === call).reverse();
  }

  private async receive(request: IncomingMessage): Promise<FakeResponse> {
    const bytes = await buffer(request);
    const received = {
      call: `${request.method} ${request.url}`,
      headers: request.headers,
      body: bytes.toString(),
      bytes,
    };
    this.calls.push(received);
    const handler = this.handlers.get(received.call) ??
      this.handlers.get(received.call.replace(/\?.*$/, '')) ?? { status: 200, body: {} };
    return typeof handler === 'function' ? handler(received) : handler;
  }
}

/** A failure in the shape of a service's response. */
export const failed = (status: number, code: string, more: Record<string, unknown> = {}): FakeResponse => ({
  status,
  body: { status: 'error', code, requestId: 'r', ...more },
});
