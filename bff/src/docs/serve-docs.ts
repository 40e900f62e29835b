import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ALL_RESPONSES } from './all-responses.js';
import { docsPage } from './docs.page.js';
import type { Schema } from '../responses/schema.rules.js';
import { FAILURE } from '../responses/platform-responses.js';

const HEAD = new DocumentBuilder()
  .setTitle('Araliya')
  .setDescription("The public API of the salon's site.")
  .setVersion('1')
  .addBearerAuth()
  .build();
const HEALTH_PATH = '/api/health';

/** The API as OpenAPI, generated from the controllers and their DTOs; excludes the process's own probes. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, HEAD);
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'));
  return { ...document, paths: Object.fromEntries(paths.map(([path, item]) => [path, describeResponses(path, item)])) };
}

/** The schema of a stream describes the data of each event. */
const STREAMS = new Set(['GET /api/admin/stream']);

const described = (schema: Schema, description: string, type = 'application/json'): object => ({
  description,
  content: { [type]: { schema } },
});

/** Each call with its responses, from the table of responses. */
function describeResponses<Item extends object>(path: string, item: Item): Item {
  const calls = Object.entries(item).map(([method, operation]: [string, { responses?: object }]) => {
    const call = `${method.toUpperCase()} ${path}`;
    const schema = ALL_RESPONSES[call];
    const type = STREAMS.has(call) ? 'text/event-stream' : 'application/json';
    const statuses = Object.keys(operation.responses ?? {}).filter((status) => schema && status.startsWith('2'));
    const successes = Object.fromEntries(
      statuses.map((status) => [status, described(schema ?? {}, 'What was asked for', type)]),
    );
    const health = path === HEALTH_PATH && schema ? { 503: described(schema, 'Some part is down') } : {};
    return [
      method,
      {
        ...operation,
        responses: { ...operation.responses, ...successes, ...health, default: described(FAILURE, 'Why not') },
      },
    ];
  });
  return Object.fromEntries(calls) as Item;
}

/** `/api/docs` and `/api/docs-json`; never served in production (threat T61). */
export function serveDocs(app: NestFastifyApplication): void {
  let made: OpenAPIObject | undefined;
  const document = (): OpenAPIObject => (made ??= describeApi(app));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/api/docs-json', async () => document());
  fastify.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(document())),
  );
}
