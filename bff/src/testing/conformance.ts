import { Ajv, type ErrorObject } from 'ajv';

interface Described {
  paths: Record<string, Record<string, { responses?: Record<string, { content?: object }> }>>;
}

interface Answered {
  /** `GET /api/cart/get-cart` */
  call: string;
  status: number;
  body: unknown;
}

interface Options {
  /** For the responses of fake services, which have only what the spec is about. */
  mayOmitFields?: boolean;
}

/** 304 or a redirect: the response has no body. */
const BODILESS = new Set([204, 302, 303, 304]);
const JSON_TYPE = 'application/json';
const API = 'api';

/** How a response differs from the API description: its status, its fields or their values (threat T48). */
export function surprises(
  document: Described,
  { call, status, body }: Answered,
  { mayOmitFields = false }: Options = {},
): string[] {
  const [method = '', address = ''] = call.split(' ');
  const [path = ''] = address.split('?');
  const verb = method.toLowerCase();
  const template = templateOf(document, verb, path);
  if (template === undefined || BODILESS.has(status)) return [];
  const responses = document.paths[template]?.[verb]?.responses ?? {};
  const key = String(status) in responses ? String(status) : status >= 400 ? 'default' : null;
  if (key === null) return [`${call} answers ${status}, which is not declared`];
  if (!(JSON_TYPE in (responses[key]?.content ?? {}))) return [];
  const pointer = ['paths', template, verb, 'responses', key, 'content', JSON_TYPE, 'schema'];
  const validate = validatorOf(document, mayOmitFields).getSchema(`${API}#/${pointer.map(escaped).join('/')}`);
  if (!validate) throw new Error(`${call} ${status} has no schema`);
  return validate(body) ? [] : (validate.errors ?? []).map((each) => `${call} ${status}: ${inWords(each)}`);
}

/** A part of a JSON pointer in a URI (RFC 6901). */
const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const inWords = ({ instancePath, keyword, params, message }: ErrorObject): string =>
  keyword === 'additionalProperties'
    ? `${instancePath}/${String(params['additionalProperty'])} is not declared`
    : `${instancePath} ${message ?? keyword}`;

const validators = new WeakMap<Described, Ajv>();

/** One for each document: the same document is always read with the same options. */
function validatorOf(document: Described, mayOmitFields: boolean): Ajv {
  let ajv = validators.get(document);
  if (!ajv) {
    ajv = new Ajv({ allErrors: true, strict: false, validateSchema: false });
    if (mayOmitFields) ajv.removeKeyword('required');
    validators.set(document, ajv.addSchema(document, API));
  }
  return ajv;
}

/** A literal path goes before one with a parameter, as in the router. */
function templateOf({ paths }: Described, method: string, path: string): string | undefined {
  const fits = (template: string): boolean => {
    const parts = template.split('/');
    const given = path.split('/');
    return (
      parts.length === given.length &&
      parts.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
    );
  };
  return Object.keys(paths)
    .filter((template) => paths[template]?.[method] && fits(template))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
}
