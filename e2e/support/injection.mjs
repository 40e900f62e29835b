import { surprises } from '../../bff/dist/testing/conformance.js';
import { PASSWORD } from '@salon/testing/passwords';
import { PAYLOADS } from './injection-payloads.mjs';
import { seededRandom } from './random.mjs';

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
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/**
 * Every text input of the API from its description: paths, queries, and each field of each body, including nested ones;
 * `field` is the schema of the input.
 */
export function inputsOf({ paths, components }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] && !isStream(item[method])).flatMap((method) => {
      const operation = item[method];
      const call = { method: method.toUpperCase(), path, access: operation['x-access'] };
      const schema = operation.requestBody?.content?.['application/json']?.schema;
      return [
        ...(operation.parameters ?? [])
          .filter((each) => each.in === 'path' || each.in === 'query')
          .map((each) => ({ ...call, place: each.in, name: each.name, field: each.schema ?? {} })),
        ...(schema
          ? fieldsOf(schema, components.schemas).map(({ route, field }) => ({
              ...{ ...call, place: 'body', name: route.join('.') },
              ...{ route, schema, field },
            }))
          : []),
        ...(path.endsWith(NOTICE) ? NOTICE_FIELDS.map((name) => ({ ...call, place: 'form', name, field: {} })) : []),
      ];
    }),
  );
}

/** Its response never ends. */
const isStream = ({ responses = {} }) => 'text/event-stream' in (responses['200']?.content ?? {});

const resolve = (schema, schemas) => {
  const named = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return named ? schemas[named.split('/').at(-1)] : schema;
};

function fieldsOf(given, schemas, route = []) {
  const schema = resolve(given, schemas);
  if (schema.type === 'array') return fieldsOf(schema.items ?? {}, schemas, [...route, 0]);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, each]) => fieldsOf(each, schemas, [...route, name]));
  return route.length > 0 ? [{ route, field: schema }] : [];
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
  return { uuid: UNKNOWN_ID, email: 'guest@example.test', date: '2027-01-04' }[schema.format] ?? PASSWORD;
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
    input.place === 'path' && name === input.name ? written || '%20' : UNKNOWN_ID,
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

/** Calls of customers; every other level of access is one of the salon's staff. */
const OF_CUSTOMERS = ['public', 'session', 'user'];

/** An address that is too long for the HTTP parser, which answers it before the API sees it. */
const TOO_LONG = 431;

/** What is wrong with a response: a failure, internals, or a status or body that the description does not declare. */
function wrongWith({ status, type, text, ms }, { method, path }, document) {
  if (status === TOO_LONG) return [];
  const isJson = type.startsWith('application/json');
  const found = isJson ? surprises(document, { call: `${method} ${path}`, status, body: JSON.parse(text) }) : [];
  return [
    ...(status >= 500 ? [`was answered ${status}`] : []),
    ...(LEAKS.test(text) ? [`leaks internals: ${text.slice(0, 120)}`] : []),
    ...(ms >= SLOW ? [`took ${Math.round(ms)} ms`] : []),
    ...(status >= 400 && !isJson ? [`was answered ${status} as ${type || 'nothing'}: ${text.slice(0, 120)}`] : []),
    ...(found.length > 0 ? [`was answered as the document does not say: ${found.join('; ')}`] : []),
  ];
}

/**
 * Sends every input of the API the values of `valuesOf(input)`.
 * @param tokens user and admin
 * @param address a new client address per request, to avoid rate limits
 * @param asStaff calls of the staff are sent with the admin's token: they change the salon
 * @returns the number of requests, the failures as sentences, how long each took, and the responses by status
 */
export async function tryValues({ site, document, tokens, valuesOf, address = undefined, asStaff = false }) {
  const problems = [];
  const times = [];
  const statuses = {};
  for (const input of inputsOf(document)) {
    const token = asStaff && !OF_CUSTOMERS.includes(input.access) ? tokens.admin : tokens.user;
    for (const value of valuesOf(input)) {
      const { path, headers, body } = requestOf(input, value, document.components.schemas);
      const ask = async () => {
        const began = performance.now();
        const reply = await fetch(`${site}${path}`, {
          method: input.method,
          redirect: 'manual',
          body,
          headers: {
            ...headers,
            authorization: `Bearer ${token}`,
            ...(address && { 'x-forwarded-for': address() }),
          },
        });
        const [type, text] = [reply.headers.get('content-type') ?? '', await reply.text()];
        return { status: reply.status, type, text, ms: performance.now() - began };
      };
      let response = await ask();
      if (response.ms >= SLOW) response = await ask(); // A slow response counts only when it is slow twice.
      times.push(response.ms);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const request = `${input.method} ${input.path} with ${JSON.stringify(value)?.slice(0, 60)} as ${input.place} ${input.name}`;
      for (const wrong of wrongWith(response, { ...input, path }, document)) problems.push(`${request} ${wrong}`);
    }
  }
  return { sent: times.length, problems, times, statuses };
}

/** Sends `each` payloads (all when absent) to every input of the API, as `tryValues` does. */
export function tryPayloads({ each = PAYLOADS.length, seed = 1, ...options }) {
  const next = seededRandom(seed);
  const some = () => Array.from({ length: each }, () => PAYLOADS[Math.floor(next() * PAYLOADS.length)]);
  return tryValues({ ...options, valuesOf: () => (each >= PAYLOADS.length ? PAYLOADS : some()) });
}
