import type { Appointment, CancelConsequence } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { Price } from '@salon/ui';
import { formatDate, formatTime, salonDayOf, salonTimeOf } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import type { ReactNode } from 'react';

const Line = ({ label, strong, children }: { label: ReactNode; strong?: boolean; children: ReactNode }) => (
  <div data-strong={strong}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const PolicyNote = ({ children }: { children: ReactNode }) => (
  <p className="consequence-note">
    {children}{' '}
    <Link className="nowrap" to="/refund-policy">
      Refund Policy
    </Link>
  </p>
);

/** 'Booking Fee', or 'Payment' when the price was paid too. */
const feeLabel = ({ prepaid }: Appointment): string => (prepaid ? 'Payment' : 'Booking Fee');

function Late({ visit, says }: { visit: Appointment; says: CancelConsequence }) {
  const { cost, paid, owed, refund, noticeHours, latePercent } = says;
  return (
    <>
      <div className="consequence" data-late>
        <p>
          Cancelling within {counted(noticeHours, 'hour')} costs {latePercent}% of the service price.
        </p>
        <dl>
          <Line
            label={
              <>
                {latePercent}% of <Price amount={visit.totalAmount} />
              </>
            }
          >
            <Price amount={cost} />
          </Line>
          {paid > 0 && (
            <Line label={`${feeLabel(visit)}, already paid`}>
              − <Price amount={paid} />
            </Line>
          )}
          {refund > 0 ? (
            <Line strong label="Refunded to you">
              <Price amount={refund} />
            </Line>
          ) : (
            <Line strong label="You would owe">
              <Price amount={owed} />
            </Line>
          )}
        </dl>
      </div>
      <PolicyNote>Nothing is charged automatically: you settle it with the salon.</PolicyNote>
    </>
  );
}

function Free({ visit, says: { refund, freeUntil } }: { visit: Appointment; says: CancelConsequence }) {
  const atDesk = visit.money === 'paid_at_desk';
  const until = freeUntil === null ? null : new Date(freeUntil);
  return (
    <>
      <div className="consequence">
        <p>
          Cancelling is free
          {until && (
            <>
              {' '}
              until {formatDate(salonDayOf(until))}, <span className="nowrap">{formatTime(salonTimeOf(until))}</span>
            </>
          )}
          .
        </p>
        {refund > 0 && (
          <dl>
            <Line strong label={`${feeLabel(visit)}, refunded`}>
              <Price amount={refund} />
            </Line>
          </dl>
        )}
      </div>
      {refund > 0 && (
        <PolicyNote>
          {atDesk ? 'The salon refunds it by bank transfer.' : 'The salon refunds it the way you paid.'}
        </PolicyNote>
      )}
    </>
  );
}

/** The cost of cancelling for the customer, item by item, before it happens (decision C9, docs/product.md §9). */
export function CancelConsequenceNote({ visit, says }: { visit: Appointment; says: CancelConsequence }) {
  if (says.cost > 0) return <Late visit={visit} says={says} />;
  if (says.freeUntil !== null) return <Free visit={visit} says={says} />;
  return (
    <div className="consequence">
      <p>
        {visit.attempt === 'pending'
          ? 'PayHere is still checking your payment. If it goes through after you cancel, it is refunded.'
          : 'Nothing was paid, so nothing is owed.'}
      </p>
    </div>
  );
}
