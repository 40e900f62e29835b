import { formatMinutes, moneyText } from '@salon/kernel';
import { type Appointment, messages, DEFAULT_POLICY } from '@salon/contracts';
import { Button, MoneySplit, Notice, Price } from '@salon/ui';
import { ChevronDown } from 'lucide-react';
import type { CartView } from '../cart/cart.rules.js';
import { Agreement } from '../site/agreement.js';
import { ChangeTermsNote } from '../site/change-terms-note.js';
import type { ChangeNote } from '../site/use-change-terms.js';
import { useSalonDetails } from '../site/use-salon-details.js';
import { usePhone } from '../use-phone.js';
import { ChosenTime } from '../summary/chosen-time.js';
import { ServiceLines } from '../summary/service-lines.js';
import { Sum, Sums } from '../summary/sums.js';
import type { Choice } from '../visit-choice/visit-choice.rules.js';
import { serviceLines } from './booking.rules.js';
import { HeldNotice } from './held-notice.js';
import { RefusalNotice } from '../visit-choice/refusal-notice.js';
import type { Refusal } from '../visit-choice/refusal.rules.js';

interface Props {
  view: CartView;
  choice: Choice;
  /** Why the time that was chosen is no longer chosen. */
  tooShort: string | null;
  minutes: number;
  stylist: string;
  terms: ChangeNote | null;
  busy: boolean;
  refusal: Refusal | null;
  /** The visit held unpaid that the choice releases. */
  released: Appointment | null;
  onProceed(): void;
}

/** The services with duration and price; collapsed to one line on a phone. */
function Costs({ view, minutes }: Pick<Props, 'view' | 'minutes'>) {
  const phone = usePhone();
  const [first, ...others] = view.lines;
  const parts = (
    <>
      <ServiceLines lines={serviceLines(view)} struck={view.offer !== null} />
      <Sums>
        {view.offer && (
          <Sum label={view.offer.title}>
            <Price amount={view.offer.price} />
          </Sum>
        )}
        <Sum label="Booking Fee">
          <Price amount={view.bookingFee} />
        </Sum>
        <Sum label="Total Duration">{formatMinutes(minutes)}</Sum>
        <Sum label="Total Amount" grand>
          <Price amount={view.totalAmount} big />
        </Sum>
      </Sums>
    </>
  );
  if (!phone) return parts;
  return (
    <details className="slip-fold">
      <summary>
        <span>
          <span>{first?.title}</span>
          {first && first.quantity > 1 && ` x ${first.quantity}`}
          {others.length > 0 && ` + ${others.length} more`} <small>{formatMinutes(minutes)}</small>
        </span>
        <span className="slip-fold-sum">
          <small>Total</small> <Price amount={view.totalAmount} />
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {parts}
    </details>
  );
}

/** The sticky summary: the chosen time with its end and minutes, services, fee, duration, total, and the next step. */
export function VisitSlip({
  view,
  choice: { date, time },
  tooShort,
  minutes,
  stylist,
  terms,
  busy,
  refusal,
  released,
  onProceed,
}: Props) {
  const { holdMinutes } = useSalonDetails().policy ?? DEFAULT_POLICY;
  return (
    <aside className="slip" aria-labelledby="visit-summary">
      <h2 id="visit-summary" className="sr">
        Your visit
      </h2>
      <ChosenTime date={date} time={time} minutes={minutes} stylist={stylist} lost={tooShort} />
      <Costs view={view} minutes={minutes} />
      {refusal && refusal.kind !== 'taken' && <RefusalNotice refusal={refusal} />}
      {released && <HeldNotice visit={released} />}
      <ChangeTermsNote terms={terms} />
      <div className="slip-go">
        <Button variant="primary" busy={busy} onClick={onProceed}>
          Proceed to Payment
        </Button>
      </div>
      <Agreement by="booking" />
      <MoneySplit online={view.online} atSalon={view.atSalon} paid={false} />
      <Notice tone="info">
        {view.isPrepaid
          ? messages.prepayNote
          : `A booking fee of ${moneyText(view.bookingFee)} is paid online and the remaining amount is paid at the salon.`}{' '}
        We keep your time for at least {holdMinutes} minutes while you pay.
      </Notice>
    </aside>
  );
}
