import type { Appointment, PaymentFact } from '@salon/contracts';
import { Price } from '@salon/ui';
import { formatDate, formatTime, salonDayOf, salonTimeOf } from '@salon/web-kit';
import { madeRefunds, paymentStateText, salonAmounts, unpaidReason } from './receipt.rules.js';

/** 'November 21, 2026, 10:33 AM', on the salon's clock. */
const momentText = (at: string): string =>
  `${formatDate(salonDayOf(at), 'MMMM d, yyyy')}, ${formatTime(salonTimeOf(at))}`;

/** The numbers under which bank or gateway find a payment or refund; nothing without any. */
function Numbers({ of }: { of: Readonly<Record<string, string | null>> }) {
  const known = Object.entries(of).filter(([, number]) => number !== null);
  if (known.length === 0) return null;
  return (
    <dl className="paper-ids">
      {known.map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{number}</dd>
        </div>
      ))}
    </dl>
  );
}

const Payment = ({ payment, name }: { payment: PaymentFact; name: string }) => {
  const { amount, at, method, orderId, paymentId } = payment;
  return (
    <li>
      <p className="paper-paid">
        <span className="dots">
          <span>
            {name}
            {method && ` by ${method}`}
          </span>{' '}
          <span className="muted">{paymentStateText(payment, momentText)}</span>
        </span>
        <Price amount={amount} />
      </p>
      <p className="muted">{momentText(at)}</p>
      <Numbers of={{ Order: orderId, Payment: paymentId }} />
    </li>
  );
};

/** The online payments, each with the order and the gateway's payment number; without any, the reason. */
export function PaymentList({ appointment }: { appointment: Appointment }) {
  const { payments = [] } = appointment;
  return (
    <section className="paper-part" aria-labelledby="paid-online">
      <h2 id="paid-online">Paid online</h2>
      {payments.length === 0 ? (
        <p>{unpaidReason(appointment)}</p>
      ) : (
        <ul>
          {payments.map((payment) => (
            <Payment
              key={payment.paymentId}
              payment={payment}
              name={appointment.prepaid ? 'Booking fee and services' : 'Booking fee'}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the salon itself took; nothing when it took nothing. */
export function SalonPayments({ appointment }: { appointment: Appointment }) {
  const amounts = salonAmounts(appointment);
  if (amounts.length === 0) return null;
  return (
    <section className="paper-part" aria-labelledby="paid-at-salon">
      <h2 id="paid-at-salon">At the salon</h2>
      <ul>
        {amounts.map(({ label, amount }) => (
          <li key={label} className="paper-paid">
            {label} <Price amount={amount} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every refund that was made or sent, with its day, its means and its numbers; nothing without any. */
export function RefundList({ appointment }: { appointment: Appointment }) {
  const refunds = madeRefunds(appointment);
  if (refunds.length === 0) return null;
  return (
    <section className="paper-part" aria-labelledby="refunds">
      <h2 id="refunds">Refunds</h2>
      <ul>
        {refunds.map(({ title, amount, at, paymentId, reference }, index) => (
          <li key={index}>
            <p className="paper-paid">
              {title} <Price amount={amount} />
            </p>
            <p className="muted">{momentText(at)}</p>
            <Numbers of={{ Payment: paymentId, Reference: reference }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
