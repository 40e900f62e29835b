// What the floods of `npm run chaos -- floods` send.
import { workingDays } from '../support/days.mjs';
import { pick } from '../support/random.mjs';

const json = (path, body, headers = {}) => ({
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Bodies of availability requests: one of five is harmless. */
function searchesOf(service) {
  const search = (services) => (date) => ({ date, services });
  const huge = JSON.stringify(
    search(Array.from({ length: 10_000 }, () => ({ _id: service, quantity: 1 })))('2026-01-01'),
  );
  return [
    search([{ _id: service, quantity: 1 }]),
    search([{ _id: service, quantity: 1e9 }]),
    search([{ _id: '00000000-0000-4000-8000-000000000000', quantity: 1 }]),
    () => search([{ _id: service, quantity: 1 }])('9999-12-31'),
    () => huge,
  ];
}

/**
 * The floods: requests a second, seconds, the answers that are in order, and the request by index.
 * @param tokens of customers, as many as may send so many availability requests within their limits
 */
export function floodsOf({ random, tokens, service }) {
  const days = workingDays(60);
  const searches = searchesOf(service);
  const signIns = {
    name: 'T4 sign-ins to many accounts',
    perSecond: 300,
    seconds: 30,
    answers: [404, 429, 503],
    request: (index) =>
      json('/api/auth/login', { email: `nobody-${index}@example.test`, password: 'Wrong123', role: 'user' }),
  };
  const availability = {
    name: 'T32 availability requests, most of them hostile',
    perSecond: 200,
    seconds: 60,
    answers: [200, 400, 404, 413, 429],
    request: (index) =>
      json('/api/appointments/check-availability', pick(random, searches)(pick(random, days)), {
        authorization: `Bearer ${tokens[index % tokens.length]}`,
      }),
  };
  const notices = {
    name: 'T40 payment notices of garbage',
    perSecond: 500,
    seconds: 30,
    answers: [200, 400, 413, 429],
    request: (index) => ({
      path: '/api/appointments/payhere-notify',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `merchant_id=1&order_id=${index}&md5sig=${'A'.repeat(32)}&filler=${'x'.repeat(index % 9_000)}`,
    }),
  };
  return [signIns, availability, notices];
}
