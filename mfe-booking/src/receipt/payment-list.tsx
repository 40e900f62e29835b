import type { Appointment, PaymentFact } from '@salon/contracts';
import { Price } from '@salon/ui';
import { formatDate, formatTime, salonDayOf, salonTimeOf } from '@salon/web-kit';
import { paymentStateText, salonAmounts, unpaidReason } from './receipt.rules.js';

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
          <span className="muted">{paymentStateText(payment)}</span>
        </span>
        <Price amount={amount} />
      </p>
      <p className="muted">
        {formatDate(salonDayOf(at), 'MMMM d, yyyy')}, {formatTime(salonTimeOf(at))}
      </p>
      <dl className="paper-ids">
        <div>
          <dt>Order</dt>
          <dd className="num">{orderId}</dd>
        </div>
        <div>
          <dt>Payment</dt>
          <dd className="num">{paymentId}</dd>
        </div>
      </dl>
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

/** What the salon itself took and gave back; nothing when it did neither. */
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
