import { DEMO_PASSWORDS } from '@salon/testing/passwords';

/** Calls the public API of the site at `site`. @throws Error with the salon's message when refused */
export const callerOf = (site) => async (method, path, body, token) => {
  const reply = await fetch(`${site}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  const response = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${response.message}`);
  return response;
};

/** Who signs in to a site with the demonstration. */
export const DEMO = {
  customer: { email: 'customer@araliya.test', password: DEMO_PASSWORDS.customer, role: 'user' },
  owner: { email: 'admin@araliya.test', password: DEMO_PASSWORDS.admin, role: 'admin' },
  stylist: { email: 'stylist@araliya.test', password: DEMO_PASSWORDS.stylist, role: 'user' },
};

/** The bearer token of somebody. @param call of `callerOf` */
export const signIn = async (call, person) => (await call('POST', '/auth/login', person)).token;
