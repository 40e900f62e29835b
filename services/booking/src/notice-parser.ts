import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const LARGEST_NOTICE = 8_192;

/**
 * Forms stay the text they came as: a notice's signature is over its strings, and a parser that guesses is an attack
 * (threat T34).
 */
export function keepFormsRaw(app: NestFastifyApplication): void {
  app.useBodyParser('application/x-www-form-urlencoded', { bodyLimit: LARGEST_NOTICE }, (_request, body, done) => {
    done(null, body.toString());
  });
}
