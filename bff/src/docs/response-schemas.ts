import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type Schema = Schemas[string];

interface ResponseSchemas {
  /** The body of each call's success response. */
  calls: Record<string, Schema>;
  refusal: Schema;
  /** What these refer to, by the name of its type. */
  schemas: Schemas;
}

/** The schemas of all responses, which the build makes of the types in `src/responses` (`bff/response-schemas.mjs`). */
export const readResponseSchemas = (): ResponseSchemas =>
  JSON.parse(readFileSync(new URL('../../dist/responses.json', import.meta.url), 'utf8')) as ResponseSchemas;
