import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Respond = (status: number, code?: string) => void;

/** One bucket of an S3-compatible storage, `releases`, with conditional writes, addressed by path. */
export class S3Server {
  readonly objects = new Map<string, string>();
  /** `GET catalog/current.json 304`, in the order of the responses. */
  readonly log: string[] = [];
  isDown = false;
  /** Whether If-Match and If-None-Match of a write are heeded. */
  hasConditions = true;
  /** Called before a write is done; what it returns is the code of its refusal. */
  beforeWrite: (key: string) => Promise<{ status: number; code: string } | undefined> = () =>
    Promise.resolve(undefined);
  /** Called after a write was done; true, its response is lost. */
  losesResponse: (key: string) => boolean = () => false;

  readonly server: Server = createServer((request, response) => void this.handle(request, response));

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, bucket, ...path] = new URL(request.url ?? '', 'http://storage').pathname.split('/');
    const key = path.join('/');
    const content = await text(request);
    const respond: Respond = (status, code) => {
      this.log.push(`${request.method} ${key} ${status}`);
      response.writeHead(status, { etag: etagOf(this.objects.get(key)), 'content-type': 'application/xml' });
      response.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}.</Message></Error>`);
    };
    if (this.isDown) respond(503, 'SlowDown');
    else if (!/^AWS4-HMAC-SHA256 Credential=key-of-spec\//.test(request.headers.authorization ?? ''))
      respond(403, 'AccessDenied');
    else if (bucket !== 'releases') respond(404, 'NoSuchBucket');
    else if (request.method === 'PUT') await this.put({ request, response, key, content, respond });
    else this.get({ request, response, key, respond });
  }

  private get({ request, response, key, respond }: Omit<Call, 'content'>): void {
    const content = this.objects.get(key);
    if (content === undefined) return respond(404, 'NoSuchKey');
    if (request.headers['if-none-match'] === etagOf(content)) return respond(304);
    this.log.push(`GET ${key} 200`);
    response.writeHead(200, { etag: etagOf(content), 'content-type': 'application/json' }).end(content);
  }

  private async put({ request, response, key, content, respond }: Call): Promise<void> {
    const refusal = await this.beforeWrite(key);
    if (refusal) return respond(refusal.status, refusal.code);
    const known = this.objects.get(key);
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    if (this.hasConditions && match !== undefined && known === undefined) return respond(404, 'NoSuchKey');
    const isMet = (match ?? etagOf(known)) === etagOf(known) && (noneMatch !== '*' || known === undefined);
    if (this.hasConditions && !isMet) return respond(412, 'PreconditionFailed');
    this.objects.set(key, content);
    if (this.losesResponse(key)) response.destroy();
    else respond(200);
  }
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  key: string;
  content: string;
  respond: Respond;
}

const etagOf = (content = ''): string => `"${createHash('md5').update(content).digest('hex')}"`;
