import { CUT, NAILS } from '../testing/fake-catalog.js';
import type { Basket, Model, Expected } from './model.state.js';
import { type Observed, PERSONS } from './real-salon.js';
import type { Salon } from '../testing/salon.js';

/** The compared data of model and database, visits in an order that does not depend on ids. */
interface Picture {
  visits: string[];
  baskets: Basket[];
}

interface Seen {
  owner: number;
  fields: unknown[];
  owed: [string, string, number][];
  mails: string[];
  orders: number;
}

const inOneLine = (seen: Seen[]): string[] =>
  seen
    .map(({ owner, fields, owed, mails, orders }) =>
      JSON.stringify([owner, ...fields, orders, owed.sort(), mails.sort()]),
    )
    .sort();

/**
 * @param isCounted whether moves are counted: concurrent operations give the same result in any order, but not the same
 * number of moves
 */
export function pictureOf({ visits, baskets }: Model, isCounted = true): Picture {
  const seen = visits.map((visit): Seen => ({
    owner: visit.owner,
    orders: visit.orders.length,
    fields: [
      visit.day,
      visit.start,
      visit.minutes,
      visit.stylist,
      visit.status,
      visit.cancelReason,
      visit.money,
      visit.payment?.split(' ')[0] ?? null,
      visit.totalCents,
      visit.holdUntil,
      isCounted ? visit.version : 0,
    ],
    owed: [...visit.owed].map(([payment, { reason, cents }]) => [payment.split(' ')[0] ?? '', reason, cents]),
    mails: visit.mails.map((mail) => (isCounted ? mail : (mail.split(' ')[0] ?? ''))),
  }));
  return { visits: inOneLine(seen), baskets: [...baskets] };
}

const VISITS = `
  SELECT a."customerId", a."day"::text,
         extract(hour FROM a."startTime"::time)::int * 60 + extract(minute FROM a."startTime"::time)::int AS start,
         a."minutes", a."stylistId", a."status",
         a."cancelReason", a."money", a."paymentId", a."totalCents", a."holdUntil", a."version",
         (SELECT count(*)::int FROM booking.payment_attempt p WHERE p."appointmentId" = a."id") AS orders,
         ARRAY(SELECT jsonb_build_array(r."paymentId", r."reason", r."amountCents")
               FROM booking.refund_task r WHERE r."appointmentId" = a."id") AS owed,
         ARRAY(SELECT m."kind" || ' ' || m."version" FROM booking.message m WHERE m."appointmentId" = a."id") AS mails
  FROM booking.appointment a`;

interface Row {
  customerId: string;
  day: string;
  start: number;
  minutes: number;
  stylistId: string;
  status: string;
  cancelReason: string | null;
  money: string;
  paymentId: string | null;
  totalCents: number;
  holdUntil: Date;
  version: number;
  orders: number;
  owed: [string, string, number][];
  mails: string[];
}

export async function pictureFrom({ db }: Salon, isCounted = true): Promise<Picture> {
  const rows = await db.query<Row[]>(VISITS);
  const seen = rows.map((row): Seen => ({
    owner: PERSONS.findIndex(({ id }) => id === row.customerId),
    orders: row.orders,
    owed: row.owed,
    fields: [
      row.day,
      row.start,
      row.minutes,
      row.stylistId,
      row.status,
      row.cancelReason,
      row.money,
      row.paymentId,
      row.totalCents,
      row.holdUntil.getTime(),
      isCounted ? row.version : 0,
    ],
    mails: row.mails.map((mail) => (isCounted ? mail : (mail.split(' ')[0] ?? ''))),
  }));
  return { visits: inOneLine(seen), baskets: await basketsFrom(db) };
}

async function basketsFrom(db: Salon['db']): Promise<Basket[]> {
  const rows = await db.query<{ customerId: string; offerId: string | null; services: string[] }[]>(
    `SELECT "customerId", "offerId",
       ARRAY(SELECT line."serviceId"::text FROM booking.cart_line line
             WHERE line."customerId" = cart."customerId") AS services
     FROM booking.cart`,
  );
  return PERSONS.map(({ id }) => {
    const cart = rows.find((row) => row.customerId === id);
    if (cart?.offerId) return 'offer';
    const has = { cut: cart?.services.includes(CUT.id), nails: cart?.services.includes(NAILS.id) };
    if (has.cut && has.nails) return 'both';
    if (has.cut) return 'cut';
    return has.nails ? 'nails' : 'nothing';
  });
}

/**
 * A sentence about a difference between the model's expected response and the real one; null when they agree. Sets the
 * ids of new visits and orders.
 */
export function disagreement(expected: Expected, observed: Observed): string | null {
  if ('refused' in expected)
    return observed.refused === expected.refused
      ? null
      : `expected a refusal ${expected.refused}, observed ${JSON.stringify(observed)}`;
  if (observed.refused !== undefined) return `expected an answer, observed the refusal ${observed.refused}`;
  if (expected.starts && JSON.stringify(expected.starts) !== JSON.stringify(observed.starts))
    return `expected the times ${expected.starts.join()}, observed ${observed.starts?.join()}`;
  if (expected.verdict !== undefined && expected.verdict !== observed.verdict)
    return `expected the verdict ${expected.verdict}, observed ${observed.verdict}`;
  const { visit } = expected;
  if (!visit) return null;
  if (visit.id === '') visit.id = observed.visitId ?? '';
  if (visit.id !== observed.visitId) return `expected visit ${visit.id}, observed of ${observed.visitId}`;
  const opened = visit.orders.at(-1);
  if (observed.orderId !== undefined && opened) opened.id = observed.orderId;
  return null;
}
