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
/** Not changed since the browser asked last, or the caller is sent elsewhere: no body of ours. */
const BODILESS = new Set([204, 302, 303, 304]);

/** What an answer has that the API's description does not tell of: its status, or fields (threat T48). */
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
