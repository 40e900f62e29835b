import { DiscoveryService } from '@nestjs/core';
import { describeApi } from '../docs/serve-docs.js';
import { type Bff, startBff } from '../testing/start-bff.js';
import { RATE_LIMIT, type RateLimitName } from './rate-limits.js';

/** Every call with a rate limit of its own. A new one needs a row here. */
const CALL_LIMITS: Record<string, RateLimitName> = {
  'POST /api/auth/login': 'login',
  'POST /api/auth/login/code': 'login',
  'POST /api/auth/google': 'google',
  'POST /api/auth/google/exchange': 'google',
  'GET /api/auth/google/callback': 'googleReturn',
  'POST /api/auth/register': 'register',
  'POST /api/auth/admin/register': 'register',
  'POST /api/auth/admin/invitation': 'invitation',
  'POST /api/auth/verify-email': 'verify',
  'POST /api/auth/resend-otp': 'resend',
  'POST /api/auth/forgot-password': 'forgot',
  'POST /api/auth/reset-link': 'reset',
  'PATCH /api/auth/reset-password/{token}': 'reset',
  'POST /api/auth/confirm': 'password',
  'PATCH /api/auth/update-password': 'password',
  'POST /api/users/second-factor/confirm': 'password',
  'POST /api/users/second-factor/recovery-codes': 'password',
  'POST /api/users/second-factor/off': 'password',
  'POST /api/users/second-factor': 'profile',
  'PUT /api/users/profile': 'profile',
  'PATCH /api/users/update-profile-image': 'profile',
  'DELETE /api/users/sessions/{id}': 'profile',
  'POST /api/users/sessions/end-others': 'profile',
  'POST /api/users/upload': 'upload',
  'GET /api/users/me/data': 'myData',
  'DELETE /api/users/me': 'myData',
  'DELETE /api/admin/customers/{id}': 'customerDeletion',
  'POST /api/admin/invitations': 'invite',
  'POST /api/admin/export': 'export',
  'POST /api/admin/refunds/{id}/send': 'refund',
  'POST /api/admin/refunds/{id}/settle': 'refund',
  'POST /api/admin/setup/checks/{name}': 'setup',
  'POST /api/admin/content-pictures': 'content',
  'POST /api/special-offers': 'content',
  'PATCH /api/special-offers/{id}': 'content',
  'POST /api/reviews': 'review',
  'PATCH /api/reviews/{id}': 'review',
  'DELETE /api/reviews/{id}': 'review',
  'POST /api/contact': 'contact',
  'POST /api/client-reports': 'clientReport',
  'POST /api/csp-reports': 'cspReport',
  'POST /api/appointments/create': 'create',
  'POST /api/appointments': 'create',
  'PATCH /api/appointments/{id}/reschedule': 'create',
  'POST /api/appointments/check-availability': 'availability',
  'POST /api/appointments/free-days': 'availability',
  'GET /api/appointments/{id}/new-times': 'availability',
  'GET /api/appointments/{id}/new-days': 'availability',
  'POST /api/appointments/payhere-notify': 'notify',
};

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

/**
 * The limit that the handler of each call declares; `Controller_handler` is the id of its operation, with [0] of the
 * first path.
 */
function declared(): Record<string, RateLimitName> {
  const controllers = bff.app.get(DiscoveryService, { strict: false }).getControllers();
  const prototypes = new Map(
    controllers.map(({ name, instance }) => [name, Object.getPrototypeOf(instance) as Record<string, object>]),
  );
  const operations = Object.entries(describeApi(bff.app).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]: [string, { operationId: string }]) => {
      const [controller = '', handler = ''] = operationId.split(/[_[]/);
      const found = prototypes.get(controller)?.[handler];
      if (!found) throw new Error(`${operationId} has no handler`);
      const limit: unknown = Reflect.getMetadata(RATE_LIMIT, found);
      return [`${method.toUpperCase()} ${path}`, limit as RateLimitName | undefined] as const;
    }),
  );
  return Object.fromEntries(operations.flatMap(([call, limit]) => (limit ? [[call, limit]] : [])));
}

it('T1 T4 T12 guesses, mails and work for every service are limited at each call that allows them', () => {
  expect(declared()).toEqual(CALL_LIMITS);
});
