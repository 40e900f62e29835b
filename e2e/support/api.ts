import { DEMO_PASSWORDS, PASSWORD } from '@salon/testing/passwords';
import { surprises } from '../../bff/src/testing/conformance.js';
import { codeFor } from './inbox.js';
import { siteUrl } from './addresses.js';

interface Answer<T = Record<string, unknown>> {
  status: number;
  body: { status: string; code?: string; message?: string; token?: string; errors?: Record<string, string>; data: T };
}

/** One call of the public API, as the browser would make it; a FormData body is sent unchanged. */
export async function call<T = Record<string, unknown>>(
  method: string,
  path: string,
  options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const { body: sent } = options;
  const isForm = sent instanceof FormData;
  const reply = await fetch(`${siteUrl()}${path}`, {
    method,
    headers: {
      ...(sent === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    body: sent === undefined || isForm ? (sent ?? null) : JSON.stringify(sent),
  });
  const text = await reply.text();
  const body = (text ? JSON.parse(text) : {}) as Answer<T>['body'];
  if (reply.headers.get('content-type')?.startsWith('application/json'))
    await expectDeclared({ call: `${method} ${path}`, status: reply.status, body });
  return { status: reply.status, body };
}

/** The API description by site. */
const described = new Map<string, Parameters<typeof surprises>[0]>();

/** Fails the test when a response has a status or field that the API description does not declare (threat T48). */
async function expectDeclared(answered: Parameters<typeof surprises>[1]): Promise<void> {
  if (answered.status >= 502) return; // The edge's own response while the API is down.
  const site = siteUrl();
  let description = described.get(site);
  if (!description) {
    const reply = await fetch(`${site}/api/docs-json`);
    if (!reply.ok) return; // Production has no API description (threat T61).
    description = (await reply.json()) as Parameters<typeof surprises>[0];
    described.set(site, description);
  }
  const found = surprises(description, answered);
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Signs the owner in. */
export async function adminToken(): Promise<string> {
  const { status, body } = await call('POST', '/api/auth/login', {
    body: { email: 'admin@araliya.test', password: DEMO_PASSWORDS.admin, role: 'admin' },
  });
  if (!body.token) throw new Error(`the owner is not signed in: ${status} ${JSON.stringify(body)}`);
  return body.token;
}

let sequence = 0;

/** A customer who has registered, verified the mailed code and signed in. */
export async function newCustomer(name = 'Nimali Perera'): Promise<{ email: string; token: string }> {
  sequence += 1;
  const email = `customer-${process.pid}-${sequence}-${Math.random().toString(36).slice(2, 8)}@example.test`;
  const registered = await call<{ userId: string }>('POST', '/api/auth/register', {
    body: { name, email, password: PASSWORD, confirmPassword: PASSWORD, phone: '0771234567', role: 'user' },
  });
  if (registered.status !== 201) throw new Error(`not registered: ${JSON.stringify(registered.body)}`);
  const verified = await call('POST', '/api/auth/verify-email', {
    body: { userId: registered.body.data.userId, otp: await codeFor(email) },
  });
  if (!verified.body.token) throw new Error(`not verified: ${JSON.stringify(verified.body)}`);
  return { email, token: verified.body.token };
}
