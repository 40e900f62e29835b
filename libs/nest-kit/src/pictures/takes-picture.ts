import { RouteConfig } from '@nestjs/platform-fastify';
import { PICTURE, refuse } from '@salon/contracts';
import type { FastifyInstance } from 'fastify';

const BYTES = 'application/octet-stream';

/** A little more than a picture may have, so that it is the picture which is called too large. */
const BODY_LIMIT = PICTURE.maxBytes + 100_000;

/** The handler takes the bytes of a picture as `@Body() bytes: unknown`. */
export const TakesPicture = (): MethodDecorator => RouteConfig({ takesPicture: true });

/** Reads bodies of bytes, for handlers that take a picture only. */
export function readPictures(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (request, body, done) => {
    if ('takesPicture' in request.routeOptions.config) done(null, body);
    else done(refuse('UNSUPPORTED'));
  });
}
