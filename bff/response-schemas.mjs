import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

/**
 * Makes `dist/responses.json` of the types in `src/responses`: the JSON schema (draft 7) of each call's response, with
 * the types of the contracts as named definitions. Part of `npm run build`.
 */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const schema = createGenerator({
  path: here('src/responses/responses.ts'),
  tsconfig: here('tsconfig.json'),
  type: 'Responses',
  topRef: false,
  jsDoc: 'none',
  // `npm run check` checks the types.
  skipTypeCheck: true,
  additionalProperties: false,
}).createSchema('Responses');

/** `Versioned<Policy>` as `Versioned_Policy`: the names that OpenAPI allows. */
const nameOf = (type) => decodeURIComponent(type).replaceAll(/[^\w.-]+/g, '_');
const withPlainNames = (key, value) =>
  key === '$ref' ? value.replace(/[^/]+$/, nameOf).replace('#/definitions/', '#/components/schemas/') : value;
const { calls, refusal } = schema.properties;
const named = Object.entries(schema.definitions).map(([type, definition]) => [nameOf(type), definition]);
writeFileSync(
  here('dist/responses.json'),
  JSON.stringify({ calls: calls.properties, refusal, schemas: Object.fromEntries(named) }, withPlainNames),
);
