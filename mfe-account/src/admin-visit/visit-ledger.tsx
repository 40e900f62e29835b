import { PAYMENT_MEANS_NAMES, type Refund, type VisitRecord } from '@salon/contracts';
import { Notice, Price } from '@salon/ui';
import { salonMoment } from '@salon/web-kit';
import { LogEntry } from '../visit/log-entry.js';
import { VisitMoney } from '../visit/visit-money.js';
import { Receipt } from './receipt.js';
import { TakePayment } from './take-payment.js';
import { sumsOf } from './visit.rules.js';

const REFUND_STATES: Readonly<Record<Refund['state'], string>> = {
  due: 'to be refunded',
  refunding: 'on its way back',
  refunded: 'refunded',
};

/** Every payment and refund, one by one. */
function Entries({ record: { visit, deskPayments, refunds } }: { record: VisitRecord }) {
  const online = visit.payments ?? [];
  if (online.length + deskPayments.length + refunds.length === 0) return null;
  return (
    <ul>
      {online.map(({ paymentId, amount, method, at }) => (
        <li key={paymentId} className="visit-log__entry">
          <p>
            <strong>Online{method && `, ${method}`}</strong> <span className="hint">{salonMoment(at)}</span>
          </p>
          <Price amount={amount} />
        </li>
      ))}
      {deskPayments.map(({ _id, amount, means, reference, by, at, takenBack }) => (
        <LogEntry
          key={_id}
          title={
            <>
              {PAYMENT_MEANS_NAMES[means]}
              {amount < 0 && ', refunded'}
              {takenBack && ' (taken back)'}
            </>
          }
          facts={[salonMoment(at), by, reference]}
        >
          <Price amount={amount} struck={takenBack} />
        </LogEntry>
      ))}
      {refunds.map(({ _id, amount, state, failure, createdAt }) => (
        <LogEntry key={_id} title={`Refund, ${REFUND_STATES[state]}`} facts={[salonMoment(createdAt), failure]}>
          <Price amount={amount} />
        </LogEntry>
      ))}
    </ul>
  );
}

/** The money of a visit: total, payments, and the desk's payment forms. */
export function VisitLedger({ record }: { record: VisitRecord }) {
  const { visit, money, deskPayments, refunds } = record;
  const sums = sumsOf(record);
  const isEmpty = sums.length + (visit.payments ?? []).length + deskPayments.length + refunds.length === 0;
  return (
    <section className="visit-part" aria-labelledby="visit-money">
      <h2 id="visit-money">Money</h2>
      {isEmpty && <p className="hint">Nothing was paid, and nothing is owed.</p>}
      <VisitMoney lines={sums} />
      {money.overpaid > 0 && (
        <Notice tone="warning">
          <Price amount={money.overpaid} /> more was paid than {visit.status === 'no_show' ? 'missing it' : 'the visit'}{' '}
          costs. Please refund it.
        </Notice>
      )}
      <TakePayment record={record} />
      <Entries record={record} />
      {!isEmpty && <Receipt record={record} />}
    </section>
  );
}
