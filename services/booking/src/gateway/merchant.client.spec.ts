import { inspect } from 'node:util';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FixedClock } from '@salon/testing';
import { fakeServer } from '../testing/fake-server.js';
import { GATEWAY } from '../testing/salon.js';
import { MerchantClient } from './merchant.client.js';

it('T63 logs why a refund did not reach the gateway, without the text of its response', async () => {
  const gateway = await fakeServer(() => ({ status: 401, body: { access_token: 'secret' } }));
  const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  const merchant = new MerchantClient({ ...GATEWAY, baseUrl: gateway.url }, new FixedClock('2026-11-23T03:00:00Z'));
  const refund = { paymentId: 'p1', amount: '1000.00', description: 'Refund' };
  expect(await merchant.refund(refund)).toMatchObject({ is: 'refused' });
  expect(log.mock.calls).toMatchObject([
    [{ message: 'a refund did not reach the gateway', cause: { cause: { status: 401 } } }],
  ]);
  expect(inspect(log.mock.calls, { depth: null })).not.toContain('secret');
  log.mockRestore();
  await gateway.close();
});
