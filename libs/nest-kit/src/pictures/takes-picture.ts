import { RouteConfig } from '@nestjs/platform-fastify';
import { PICTURE, refuse } from '@salon/contracts';
import type { FastifyInstance } from 'fastify';

const BYTES = 'application/octet-stream';

/** Slightly above the picture limit, so that the picture check reports the error. */
const BODY_LIMIT = PICTURE.maxBytes + 100_000;

/** The handler takes the bytes of a picture as `@Body() bytes: unknown`. */
export const TakesPicture = (): MethodDecorator => RouteConfig({ takesPicture: true });

/** Parses binary bodies, only for handlers that accept a picture. */
export function readPictures(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (request, body, done) => {
    if ('takesPicture' in request.routeOptions.config) done(null, body);
    else done(refuse('UNSUPPORTED'));
  });
}
