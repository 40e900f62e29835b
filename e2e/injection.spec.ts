import { expect, test } from '@playwright/test';
import { DEMO_PASSWORDS } from '@salon/testing/passwords';
import { call, newCustomer } from './support/api.js';
import { siteUrl } from './support/addresses.js';
import { inputsOf, tryPayloads } from './support/injection.mjs';
import { PAYLOADS } from './support/injection-payloads.mjs';

/** A twentieth of `npm run chaos -- threats`, with a fixed seed. */
const EACH = 10;
const SEED = 20261121;

test('T55 no injection payload takes effect in any input of the API, and none is slow', async () => {
  test.setTimeout(120_000);
  const document = (await (await fetch(`${siteUrl()}/api/docs-json`)).json()) as Parameters<typeof inputsOf>[0];
  const { token: user } = await newCustomer('Tricky Customer');
  const { body } = await call('POST', '/api/auth/login', {
    body: { email: 'admin@araliya.test', password: DEMO_PASSWORDS.admin, role: 'admin' },
  });
  expect(PAYLOADS).toHaveLength(200);
  expect(inputsOf(document).length).toBeGreaterThan(40);
  const { sent, problems } = await tryPayloads({
    site: siteUrl(),
    document,
    tokens: { user, admin: body.token as string },
    each: EACH,
    seed: SEED,
  });
  expect(problems).toEqual([]);
  expect(sent).toBe(inputsOf(document).length * EACH);
});
