import { PASSWORD } from '@salon/testing/passwords';
import { PAYLOADS } from './injection-payloads.mjs';

/** Seeded random numbers from 0 to 1 (mulberry32). */
function randomFrom(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const NOTICE = 'payhere-notify';
const NOTICE_FIELDS = [
  'merchant_id',
  'order_id',
  'payment_id',
  'payhere_amount',
  'payhere_currency',
  'status_code',
  'md5sig',
  'custom_1',
];
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/**
 * Every text input of the API from its description: paths, queries, and each field of each body, including nested ones.
 */
export function inputsOf({ paths, components }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      const operation = item[method];
      const call = { method: method.toUpperCase(), path, access: operation['x-access'] };
      const schema = operation.requestBody?.content?.['application/json']?.schema;
      return [
        ...(operation.parameters ?? [])
          .filter((each) => each.in === 'path' || each.in === 'query')
          .map((each) => ({ ...call, place: each.in, name: each.name })),
        ...(schema
          ? fieldsOf(schema, components.schemas).map((route) => ({
              ...call,
              place: 'body',
              name: route.join('.'),
              route,
              schema,
            }))
          : []),
        ...(path.endsWith(NOTICE) ? NOTICE_FIELDS.map((name) => ({ ...call, place: 'form', name })) : []),
      ];
    }),
  );
}

const resolve = (schema, schemas) => {
  const named = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return named ? schemas[named.split('/').at(-1)] : schema;
};

function fieldsOf(given, schemas, route = []) {
  const schema = resolve(given, schemas);
  if (schema.type === 'array') return fieldsOf(schema.items ?? {}, schemas, [...route, 0]);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, each]) => fieldsOf(each, schemas, [...route, name]));
  return route.length > 0 ? [route] : [];
}

/** A valid body, as far as the description tells. */
function sampleOf(given, schemas) {
  const schema = resolve(given, schemas);
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}, schemas)];
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, sampleOf(each, schemas)]));
  if (schema.enum) return schema.enum[0];
  if (schema.example !== undefined) return schema.example;
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  if (schema.type === 'boolean') return true;
  return { uuid: NOWHERE, email: 'guest@example.test', date: '2027-01-04' }[schema.format] ?? PASSWORD;
}

function put(body, route, value) {
  const [name, ...rest] = route;
  if (rest.length === 0) body[name] = value;
  else put(body[name], rest, value);
  return body;
}

/** One request with a payload in one place. */
function requestOf(input, payload, schemas) {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const written = encodeURIComponent(text.isWellFormed() ? text : text.toWellFormed());
  const path = input.path.replace(/\{(\w+)\}/g, (_whole, name) =>
    input.place === 'path' && name === input.name ? written || '%20' : NOWHERE,
  );
  const query = input.place === 'query' ? `?${input.name}=${written}` : '';
  if (input.place === 'form')
    return {
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: NOTICE_FIELDS.map((name) => `${name}=${name === input.name ? written : '1'}`).join('&'),
    };
  const body =
    input.place === 'body'
      ? put(sampleOf(input.schema, schemas), input.route, payload)
      : /^(?:POST|PUT|PATCH)$/.test(input.method)
        ? {}
        : undefined;
  return {
    path: path + query,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  };
}

const LEAKS =
  /syntax error|SQLSTATE|pg_catalog|relation "|invalid input syntax|unterminated quoted|at Object\.|node_modules/i;
const SLOW = 1_000;

/**
 * Sends `each` payloads (all when absent) to every input of the API.
 * @param tokens user and admin
 * @param address a new client address per request, to avoid rate limits
 * @returns the number of requests, and the failures as sentences
 */
export async function tryTricks({ site, document, tokens, each = PAYLOADS.length, seed = 1, address = undefined }) {
  const next = randomFrom(seed);
  const problems = [];
  let sent = 0;
  for (const input of inputsOf(document)) {
    const payloads =
      each >= PAYLOADS.length
        ? PAYLOADS
        : Array.from({ length: each }, () => PAYLOADS[Math.floor(next() * PAYLOADS.length)]);
    for (const payload of payloads) {
      const { path, headers, body } = requestOf(input, payload, document.components.schemas);
      const ask = async () => {
        const began = performance.now();
        const reply = await fetch(`${site}${path}`, {
          method: input.method,
          redirect: 'manual',
          body,
          headers: {
            ...headers,
            authorization: `Bearer ${input.access === 'admin' ? tokens.admin : tokens.user}`,
            ...(address && { 'x-forwarded-for': address() }),
          },
        });
        return { status: reply.status, text: await reply.text(), ms: performance.now() - began };
      };
      let response = await ask();
      if (response.ms >= SLOW) response = await ask(); // A slow response counts only when it is slow twice.
      sent += 1;
      const request = `${input.method} ${input.path} with ${JSON.stringify(payload)?.slice(0, 60)} as ${input.place} ${input.name}`;
      if (response.status >= 500) problems.push(`${request} was answered ${response.status}`);
      if (LEAKS.test(response.text)) problems.push(`${request} leaks internals: ${response.text.slice(0, 120)}`);
      if (response.ms >= SLOW) problems.push(`${request} took ${Math.round(response.ms)} ms`);
    }
  }
  return { sent, problems };
}
