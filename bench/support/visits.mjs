import { call } from './site.mjs';

/** The shortest service that fills whole half hours. */
const MINUTES = 30;

export async function shortService() {
  const { body } = await call('GET', '/api/services/get-services');
  return body.data.services.find(({ averageTime }) => averageTime === MINUTES)._id;
}

/** The half-hour starts of a working day. */
export const HALF_HOURS = Array.from(
  { length: 18 },
  (_, at) => `${String(9 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
);

async function must(response) {
  const { status, body } = await response;
  if (status >= 400) throw new Error(`${status} ${body.code}: ${body.message}`);
  return body.data;
}

/**
 * Fills the cart, holds a time and opens an order, as the screens do; {id, orderId, fields}.
 * @throws Error when refused
 */
export async function holdAndOrder({ token, service, date, startTime }) {
  await must(call('DELETE', '/api/cart/clear-cart', { token }));
  await must(call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } }));
  const { appointment } = await must(
    call('POST', '/api/appointments/create', {
      token,
      body: { date, startTime, services: [{ service, quantity: 1 }] },
    }),
  );
  const { orderId, fields } = await must(
    call('POST', '/api/appointments/init-payhere', {
      token,
      body: { amount: 1000, appointmentData: { _id: appointment._id } },
    }),
  );
  return { id: appointment._id, orderId, fields };
}
