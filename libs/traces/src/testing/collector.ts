import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A span as the collector received it. */
export interface ReceivedSpan {
  service: string;
  version: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  links: { traceId: string; spanId: string }[];
}

/** Stand-in for an OTLP/HTTP collector: accepts spans as JSON, or accepts a request and never responds. */
export class Collector {
  readonly spans: ReceivedSpan[] = [];
  /** All received bodies, unparsed. */
  received = '';
  requests = 0;
  private readonly server = createServer((request, response) => {
    this.requests += 1;
    if (!this.hangs) void this.take(request).then(() => response.writeHead(200).end('{}'));
  });

  constructor(private readonly hangs = false) {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close().closeAllConnections();
  }

  /** The first matching span within ten seconds. @throws Error with the names of the received ones */
  async span(wanted: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
    for (const end = performance.now() + 10_000; performance.now() < end; await sleep(50)) {
      const found = this.spans.find(wanted);
      if (found) return found;
    }
    throw new Error(`no such span: ${this.spans.map(({ service, name }) => `${service} ${name}`).join(', ')}`);
  }

  private async take(request: IncomingMessage): Promise<void> {
    const body = await text(request);
    this.received += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      const from = valuesOf(resource.attributes);
      const named = { service: String(from['service.name']), version: String(from['service.version']) };
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...span, ...named, links: span.links ?? [], attributes: valuesOf(span.attributes) });
    }
  }
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

type ExportedSpan = Omit<ReceivedSpan, 'service' | 'version' | 'attributes' | 'links'> & {
  attributes: Attribute[];
  links?: ReceivedSpan['links'];
};

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ExportedSpan[] }[] }[];
}

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
