import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { docsPage } from './docs.page.js';

const HEAD = new DocumentBuilder().setTitle('Araliya').setDescription('The public API of the salon\'s site.').setVersion('1').addBearerAuth().build();

/** The API as OpenAPI, made from the controllers and their forms; the process's own probes are not part of it. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, HEAD);
  return { ...document, paths: Object.fromEntries(Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'))) };
}

/** `/api/docs` and `/api/docs-json`; never called in production (threat T61). */
export function serveDocs(app: NestFastifyApplication): void {
  let made: OpenAPIObject | undefined;
  const document = (): OpenAPIObject => (made ??= describeApi(app));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/api/docs-json', async () => document());
  fastify.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(document())));
}
