import { type Schema, undeclared } from '../responses/schema.rules.js';

interface DescribedAnswer {
  content?: Record<string, { schema?: Schema }>;
}

interface Described {
  paths: Record<string, Record<string, { responses?: Record<string, DescribedAnswer> }>>;
}

interface Answered {
  /** `GET /api/cart/get-cart` */
  call: string;
  status: number;
  body: unknown;
}

const JSON_TYPE = 'application/json';
/** 304 or a redirect: the response has no body. */
const BODILESS = new Set([204, 302, 303, 304]);

/** Status or fields of a response that the API description does not declare (threat T48). */
export function surprises(document: Described, { call, status, body }: Answered): string[] {
  const [method = '', address = ''] = call.split(' ');
  const [path = ''] = address.split('?');
  const responses = responsesOf(document, method.toLowerCase(), path);
  if (!responses || BODILESS.has(status)) return [];
  const described = responses[String(status)] ?? (status >= 400 ? responses.default : undefined);
  if (!described) return [`${call} answers ${status}, which is not declared`];
  const schema = described.content?.[JSON_TYPE]?.schema;
  return schema ? undeclared(body, schema).map((each) => `${call} ${status}: ${each}`) : [];
}

/** A literal path goes before one with a parameter, as in the router. */
function responsesOf({ paths }: Described, method: string, path: string): Record<string, DescribedAnswer> | undefined {
  const fits = (template: string): boolean => {
    const parts = template.split('/');
    const given = path.split('/');
    return (
      parts.length === given.length &&
      parts.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
    );
  };
  const [found] = Object.keys(paths)
    .filter((template) => paths[template]?.[method] && fits(template))
    .sort((a, b) => a.split('{').length - b.split('{').length);
  return found ? paths[found]?.[method]?.responses : undefined;
}
