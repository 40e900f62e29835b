import { PAYMENT_MEANS_NAMES, type VisitRecord } from '@salon/contracts';
import { Notice, Price } from '@salon/ui';
import { salonMoment } from '@salon/web-kit';
import { LogEntry } from '../visit/log-entry.js';
import { VisitMoney } from '../visit/visit-money.js';
import { Receipt } from './receipt.js';
import { TakePayment } from './take-payment.js';
import { onlineTitle, REFUND_TITLES, refundedAt, refundFacts, sumsOf } from './visit.rules.js';

/** Every payment and refund, one by one. */
function Entries({ record: { visit, deskPayments, refunds } }: { record: VisitRecord }) {
  const online = visit.payments ?? [];
  if (online.length + deskPayments.length + refunds.length === 0) return null;
  return (
    <ul>
      {online.map((payment) => (
        <LogEntry key={payment.paymentId} title={onlineTitle(payment)} facts={[salonMoment(payment.at)]}>
          <Price amount={payment.amount} struck={payment.status === 'charged_back'} />
        </LogEntry>
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
          <Price amount={Math.abs(amount)} struck={takenBack} />
        </LogEntry>
      ))}
      {refunds.map((refund) => (
        <LogEntry
          key={refund._id}
          title={REFUND_TITLES[refund.state]}
          facts={[salonMoment(refundedAt(refund)), ...refundFacts(refund)]}
        >
          <Price amount={refund.amount} />
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
