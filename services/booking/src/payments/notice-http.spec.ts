import type { Appointment, PaymentInit } from '@salon/contracts';
import { bookings, paymentNotices } from '@salon/nest-kit';
import { noticeSignature } from '../gateway/signature.js';
import { bookingApp } from '../testing/booking-app.js';
import { MERCHANT } from '../testing/running-booking.js';
import { CUT } from '../testing/fake-catalog.js';
import { ADMIN, customer } from '../testing/salon.js';

const { call, notify } = bookingApp();

it("T36 a notice of one order, with another visit in custom_1, touches that order's visit only", async () => {
  const opened: { appointment: Appointment; orderId: string }[] = [];
  for (const [at, name] of ['Amal', 'Bimal'].entries()) {
    const who = customer(name);
    await call(who, 'POST', '/cart/lines', { serviceId: CUT.id });
    const { appointment } = (
      await call<{ appointment: Appointment }>(who, 'POST', '/appointments', {
        date: '2026-11-27',
        startTime: `1${at}:00`,
        services: [{ service: CUT.id, quantity: 1 }],
      })
    ).body;
    opened.push({
      appointment,
      orderId: (await call<PaymentInit>(who, 'POST', '/payments/init', { appointmentData: { _id: appointment._id } }))
        .body.orderId,
    });
  }
  const [a, b] = opened;
  const signed = { orderId: a?.orderId ?? '', amount: '1000.00', currency: 'LKR', statusCode: '2' };
  const form = {
    merchant_id: '1211149',
    order_id: signed.orderId,
    payment_id: 'p1',
    payhere_amount: '1000.00',
    payhere_currency: 'LKR',
    status_code: '2',
    md5sig: noticeSignature(MERCHANT, signed),
    custom_1: b?.appointment._id ?? '',
  };
  const outcomeOf = async (notice: Record<string, string>) => {
    const { statusCode } = await notify(notice);
    return [
      statusCode,
      ...(await Promise.all(
        opened.map(
          async ({ appointment: { _id } }) =>
            (await call<{ appointment: Appointment }>(ADMIN, 'GET', `/appointments/${_id}`)).body.appointment.status,
        ),
      )),
    ];
  };
  // Signed for us, but with another merchant's id.
  expect(await outcomeOf({ ...form, merchant_id: '1211150' })).toEqual([200, 'pending', 'pending']);
  // With our public merchant id, but unsigned, or with the signature of another order or amount.
  for (const stolen of [null, { orderId: b?.orderId ?? '' }, { amount: '1.00' }]) {
    const md5sig = stolen ? noticeSignature(MERCHANT, { ...signed, ...stolen }) : 'F'.repeat(32);
    expect(await outcomeOf({ ...form, md5sig })).toEqual([200, 'pending', 'pending']);
  }
  expect(await outcomeOf(form)).toEqual([200, 'confirmed', 'pending']);
  await notify({ order_id: 'no notice at all' });
  const refused = await call(customer('Nobody'), 'POST', '/appointments', {});
  expect(refused.status).toBe(400);
  const counted = async (counter: { get: typeof bookings.get | typeof paymentNotices.get }) =>
    (await counter.get()).values.map(({ labels, value }) => [Object.values(labels)[0], value]);
  expect(await counted(paymentNotices)).toEqual([
    ['forged', 4],
    ['mismatch', 0],
    ['unknown', 0],
    ['malformed', 1],
    ['accepted', 1],
  ]);
  expect(await counted(bookings)).toEqual([
    ['failed', 0],
    ['CATALOG_DOWN', 0],
    ['booked', 2],
    ['INVALID', 1],
  ]);
});
