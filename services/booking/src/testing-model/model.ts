import { availability, book, releaseOverdue } from './model.bookings.js';
import { cancel, changeStatus } from './model.changes.js';
import { init, notify, retrieve } from './model.payments.js';
import type { Model, Expected, Visit } from './model.state.js';
import type { Operation } from './operations.js';

const DONE: Expected = { done: true };

export const visitAt = ({ visits }: Model, at: number): Visit | undefined => visits[at % Math.max(1, visits.length)];

/** The order with number `at`, and its customer. */
export function orderAt({ visits }: Model, at: number): { visit: Visit; order: string } | undefined {
  const all = visits.flatMap((visit) => visit.orders.map(({ id, nth }) => ({ visit, order: id, nth })));
  return all.find(({ nth }) => nth === at % all.length);
}

/** The operation with its visit or order resolved, independent of later ones. */
export function pinned({ visits }: Model, op: Operation): Operation {
  if (op.act === 'notify' || op.act === 'retrieve')
    return {
      ...op,
      at:
        op.at %
        Math.max(
          1,
          visits.reduce((sum, { orders }) => sum + orders.length, 0),
        ),
    };
  return op.act === 'cancel' || op.act === 'init' || op.act === 'status'
    ? { ...op, at: op.at % Math.max(1, visits.length) }
    : op;
}

/** Applies one operation to the model; returns the expected response. */
export function step(model: Model, op: Operation): Expected {
  switch (op.act) {
    case 'cart':
      model.baskets[op.who] = op.basket;
      return DONE;
    case 'availability':
      return availability(model, op);
    case 'book':
      return book(model, op);
    case 'expire':
      releaseOverdue(model);
      return DONE;
    case 'price':
      model.prices[op.of] = op.cents;
      return DONE;
    case 'clock':
      model.now += op.minutes * 60_000;
      return DONE;
    case 'notify': {
      const found = orderAt(model, op.at);
      return found
        ? notify(model, found.visit, { order: found.order, payment: op.payment, code: op.code }, op.how)
        : DONE;
    }
    case 'retrieve': {
      const found = orderAt(model, op.at);
      return found ? retrieve(model, found.visit, found.order, op) : DONE;
    }
    case 'cancel':
    case 'init':
    case 'status':
      return stepVisit(model, op);
    case 'rest':
      return DONE;
  }
}

function stepVisit(model: Model, op: Extract<Operation, { act: 'cancel' | 'init' | 'status' }>): Expected {
  const visit = visitAt(model, op.at);
  if (!visit) return DONE;
  if (op.act === 'cancel') return cancel(model, visit, op.by);
  return op.act === 'init' ? init(model, visit, op.by) : changeStatus(model, visit, op.to);
}
