import { emptyVisits } from '../testing/each-monday.js';
import type { VisitLine } from '@salon/contracts';
import { DomainError, minutesOf, timeOf } from '@salon/kernel';
import { deleteJobs } from '@salon/testing';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import type { PaymentReport } from '../payments/store-notice.js';
import { sentBasket } from './model.bookings.js';
import { orderAt, visitAt } from './model.js';
import { type Basket, type Model, PEOPLE } from './model.state.js';
import type { Operation } from './operations.js';
import { ADMIN, customer, MONDAY_MORNING, openSalon, type Salon } from '../testing/salon.js';
import { reportOf } from '../testing/visits.js';

export const PERSONS = Array.from({ length: PEOPLE }, (_, at) => customer(`model customer ${at}`));

/** The response of the real salon: the code of a refusal, or the result. */
export interface Observed {
  refused?: string;
  visitId?: string;
  orderId?: string;
  starts?: number[];
  verdict?: string;
}

const person = (at: number) => PERSONS[at % PEOPLE] ?? ADMIN;
const linesOf = (basket: Basket): VisitLine[] => {
  const cut = { service: CUT.id, quantity: 1 };
  const nails = { service: NAILS.id, quantity: 1 };
  return { nothing: [], cut: [cut], nails: [nails], both: [cut, nails], offer: [cut, nails] }[basket];
};

/** Two stylists, so that three customers conflict, and few unpaid bookings per day. */
export async function openSmallSalon(poolSize = 6): Promise<Salon & { stylists: string[] }> {
  const salon = await openSalon(poolSize);
  await salon.db.query('UPDATE booking.stylist SET "leftAt" = \'2026-01-01\' WHERE "position" = 2');
  await salon.db.query('UPDATE booking.settings SET "unpaidPerDay" = 6');
  salon.calendar.invalidate();
  const { stylists } = await salon.calendar.calendar();
  return { ...salon, stylists: stylists.map(({ id }) => id) };
}

/** Resets the salon: no visits, empty carts, Monday morning, original prices. */
export async function beginAnew(salon: Salon): Promise<void> {
  await emptyVisits(salon.db);
  await deleteJobs(salon.db, 'booking_jobs');
  salon.clock.set(MONDAY_MORNING);
  salon.catalog.put(CUT, NAILS);
  salon.catalog.putOffer();
}

/** The operation as a call of the real salon. Its target is resolved now, so that several calls can start at once. */
export function callOf(salon: Salon, model: Model, op: Operation): () => Promise<Observed> {
  const call = meaningOf(salon, model, op);
  return async () => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof DomainError) return { refused: error.code };
      throw error;
    }
  };
}

function meaningOf(salon: Salon, model: Model, op: Operation): () => Promise<Observed> {
  switch (op.act) {
    case 'cart':
      return () => fill(salon, op.who, op.basket);
    case 'availability':
      return async () => {
        const { availableSlots } = await salon.slots.search(
          { date: op.day, services: linesOf(op.basket) },
          person(op.who).id,
        );
        return { starts: availableSlots.map(minutesOf) };
      };
    case 'book': {
      const services = linesOf(sentBasket(model.baskets[op.who] ?? 'nothing'));
      const request = { date: op.day, startTime: timeOf(op.start), services };
      return async () => ({ visitId: (await salon.bookAppointment.run(person(op.who), request, op.key))._id });
    }
    case 'expire':
      return () => runDueReleases(salon);
    case 'price':
      return async () => setPrice(salon, op);
    case 'clock':
      return async () => advance(salon, op.minutes);
    case 'notify':
      return notice(salon, model, op);
    case 'retrieve':
      return retrieval(salon, model, op);
    case 'cancel':
    case 'init':
    case 'status':
      return ofVisit(salon, model, op);
    case 'rest':
      return async () => ({});
  }
}

function advance({ clock }: Salon, minutes: number): Observed {
  clock.advance(minutes);
  return {};
}

async function fill(salon: Salon, who: number, basket: Basket): Promise<Observed> {
  const { id } = person(who);
  await salon.lines.clear(id);
  if (basket === 'offer') await salon.offers.run(id, salon.catalog.deals.keys().next().value ?? '', undefined);
  else for (const { service } of linesOf(basket)) await salon.addService.run({ id, email: '' }, service);
  return {};
}

function setPrice({ catalog }: Salon, { of, cents }: Extract<Operation, { act: 'price' }>): Observed {
  if (of === 'nails') catalog.put({ ...NAILS, priceCents: cents });
  else catalog.putOffer({ priceCents: cents });
  return {};
}

/** Runs the due jobs of the queue, and no others. */
async function runDueReleases(salon: Salon): Promise<Observed> {
  const due: { key: string; id: string }[] = await salon.db.query(
    `SELECT job.key, job.payload->>'id' AS id
     FROM booking_jobs._private_jobs job JOIN booking_jobs._private_tasks task ON task.id = job.task_id
     WHERE task.identifier = 'release-unpaid' AND job.run_at <= $1`,
    [salon.clock.now()],
  );
  for (const { id, key } of due) {
    await salon.releaseUnpaid.run({ id });
    await salon.db.query('SELECT booking_jobs.remove_job($1)', [key]);
  }
  return {};
}

function notice(
  salon: Salon,
  model: Model,
  { at, code, payment, how }: Extract<Operation, { act: 'notify' }>,
): () => Promise<Observed> {
  const found = orderAt(model, at);
  if (!found) return async () => ({});
  const sent = { ...reportOf(found.order, payment, code), ...(how === 'mismatch' && { amount: '1.00' }) };
  return async () => ({ verdict: await salon.recordNotice.run(sent, how !== 'forged') });
}

function retrieval(
  salon: Salon,
  model: Model,
  { at, payments, isChargedBack }: Extract<Operation, { act: 'retrieve' }>,
): () => Promise<Observed> {
  const found = orderAt(model, at);
  if (!found) return async () => ({});
  const [first, ...others] = payments.flatMap((payment): PaymentReport[] => {
    const codes = isChargedBack && payment === payments.at(-1) ? [2, -3] : [2];
    return codes.map((code) => ({ ...reportOf(found.order, payment, code), source: 'retrieval' }));
  });
  return async () => {
    if (first) await salon.recordNotice.runRetrieved([first, ...others]);
    return {};
  };
}

function ofVisit(
  salon: Salon,
  model: Model,
  op: Extract<Operation, { act: 'cancel' | 'init' | 'status' }>,
): () => Promise<Observed> {
  const visit = visitAt(model, op.at);
  if (!visit) return async () => ({});
  const { id, owner } = visit;
  if (op.act === 'status')
    return async () => ({ visitId: (await salon.changeStatus.run(id, { status: op.to }, ADMIN)).appointment._id });
  const caller = { owner: person(owner), other: person(owner + 1), admin: ADMIN }[op.by];
  if (op.act === 'cancel')
    return async () => ({ visitId: (await salon.cancelAppointment.run(id, caller)).appointment._id });
  return async () => ({
    visitId: id,
    orderId: (await salon.startPayment.run(caller, { amount: 1000, appointmentData: { _id: id } })).orderId,
  });
}
