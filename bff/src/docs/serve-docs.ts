import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { docsPage } from './docs.page.js';
import { readResponseSchemas, type Schema } from './response-schemas.js';

const HEAD = new DocumentBuilder()
  .setTitle('Araliya')
  .setDescription("The public API of the salon's site.")
  .setVersion('1')
  .setOpenAPIVersion('3.1.0')
  .addBearerAuth()
  .build();
const HEALTH_PATH = '/api/health';

/** The API as OpenAPI, generated from the controllers, their DTOs and the types of the responses. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const { components, paths, ...document } = SwaggerModule.createDocument(app, HEAD);
  const { calls, refusal, schemas } = readResponseSchemas();
  // Without the process's own probes.
  const called = Object.entries(paths).filter(([path]) => path.startsWith('/api/'));
  return {
    ...document,
    components: { ...components, schemas: { ...components?.schemas, ...schemas, [REFUSAL]: refusal } },
    paths: Object.fromEntries(called.map(([path, item]) => [path, describeResponses(calls, path, item)])),
  };
}

/** The schema of a stream describes the data of each event. */
const STREAMS = new Set(['GET /api/admin/stream']);
const REFUSAL = 'Refusal';

const described = (schema: Schema, description: string, type = 'application/json'): object => ({
  description,
  content: { [type]: { schema } },
});

const refused = described({ $ref: `#/components/schemas/${REFUSAL}` }, 'Why not');

/** Each call with its responses. */
function describeResponses<Item extends object>(schemas: Record<string, Schema>, path: string, item: Item): Item {
  const calls = Object.entries(item).map(([method, operation]: [string, { responses?: object }]) => {
    const call = `${method.toUpperCase()} ${path}`;
    const schema = schemas[call];
    const type = STREAMS.has(call) ? 'text/event-stream' : 'application/json';
    const statuses = Object.keys(operation.responses ?? {}).filter((status) => schema && status.startsWith('2'));
    const successes = Object.fromEntries(
      statuses.map((status) => [status, described(schema ?? {}, 'What was asked for', type)]),
    );
    const health = path === HEALTH_PATH && schema ? { 503: described(schema, 'Some part is down') } : {};
    return [method, { ...operation, responses: { ...operation.responses, ...successes, ...health, default: refused } }];
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
