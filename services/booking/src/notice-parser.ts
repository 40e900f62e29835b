import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MAX_NOTICE_BYTES } from './gateway/notice.rules.js';

/**
 * Forms stay raw text: a notice's signature covers its strings, and lenient parsing would allow attacks (threat T34).
 */
export function keepFormsRaw(app: NestFastifyApplication): void {
  app.useBodyParser('application/x-www-form-urlencoded', { bodyLimit: MAX_NOTICE_BYTES }, (_request, body, done) => {
    done(null, body.toString());
  });
}
