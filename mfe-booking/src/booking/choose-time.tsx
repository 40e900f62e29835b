import type { Appointment, Cart } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { Button, Notice, Page, Skeleton } from '@salon/ui';
import { formatDate, formatTime } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { useChangeTerms } from '../site/use-change-terms.js';
import { PickDateTime } from '../slots/pick-date-time.js';
import { stylistsQuery } from '../slots/slots.queries.js';
import { StylistChoice } from '../slots/stylist-choice.js';
import { useSections } from '../slots/use-sections.js';
import { ChargeBar } from '../summary/action-bar.js';
import { Progress } from '../summary/progress.js';
import type { Choice } from '../visit-choice/visit-choice.rules.js';
import { ChoiceSkeleton, ChoosingHead } from './choose-time-skeleton.js';
import { useListedHold } from '../appointments/use-held-visit.js';
import { HeldNotice } from './held-notice.js';
import { RefusalNotice } from '../visit-choice/refusal-notice.js';
import { useChoosing } from './use-choosing.js';
import { VisitSlip } from './visit-slip.js';

const shortDateTime = (date: LocalDay, time: LocalTime): string =>
  `${formatDate(date, 'MMM d, yyyy')}, ${formatTime(time)}`;

/** The held visit that booking the choice releases; null for none, and for the choice itself. */
function releasedBy({ date, time }: Choice, held: Appointment | null): Appointment | null {
  if (date === null || time === null) return null;
  return held && (held.date !== date || held.startTime !== time) ? held : null;
}

interface Props {
  cart: Cart;
  /** The visit held unpaid that the customer has just seen. */
  held: Appointment | null;
  onBooked(appointment: Appointment): void;
}

/**
 * The booking screen: stylist, date and time on the left, the summary and the next step on the right (docs/product.md
 * §2).
 */
export function ChooseTime({ cart, held, onBooked }: Props) {
  const { data: stylists, isPending: stylistsPending } = useQuery(stylistsQuery);
  const {
    choice,
    view,
    calendar,
    searching,
    unbookable,
    day,
    booking,
    minutes,
    missing,
    tooShort,
    typed,
    pick,
    proceed,
  } = useChoosing(cart, stylists, onBooked);
  const released = releasedBy(choice, useListedHold());
  const terms = useChangeTerms(choice.date, choice.time);
  const sections = useSections();
  const loading = stylistsPending || searching || (choice.date !== null && day.isPending);
  // The summary appears with the first day's times, so that they do not move it.
  const [settled, setSettled] = useState(false);
  if (!loading && !settled) setSettled(true);
  const stylistName = stylists?.find(({ _id }) => _id === choice.stylistId)?.name;
  const pay = () => {
    const lacking = proceed();
    if (lacking) sections.focusMissing(lacking);
  };
  const chosen = choice.date && choice.time ? shortDateTime(choice.date, choice.time) : undefined;
  const late = terms?.isLate ? ' (cancelling is not free)' : '';
  const instead = released ? ` instead of ${shortDateTime(released.date, released.startTime)}` : '';
  return (
    <>
      <Page>
        <Progress at={1} petals={choice.date === null ? 1 : choice.time === null ? 2 : 3} />
        <div className="split-view split-booking">
          <div className={settled ? 'choosing' : 'choosing choosing-waiting'}>
            <ChoosingHead />
            {held && <HeldNotice visit={held} />}
            {unbookable !== null && choice.date === null && !searching && (
              <Notice tone="warning" role="status">
                {unbookable}
              </Notice>
            )}
            {stylistsPending ? (
              <ChoiceSkeleton />
            ) : (
              <>
                <StylistChoice
                  stylists={stylists ?? []}
                  selected={choice.stylistId}
                  onSelect={(stylistId) => pick({ stylistId, time: null })}
                />
                <PickDateTime
                  calendar={calendar}
                  day={day}
                  date={choice.date}
                  time={choice.time}
                  searching={searching}
                  missing={missing}
                  typed={typed}
                  sections={sections}
                  onPick={pick}
                  notice={booking.refusal?.kind === 'taken' && <RefusalNotice refusal={booking.refusal} />}
                />
              </>
            )}
          </div>
          {!settled ? (
            <Skeleton height="30rem" />
          ) : (
            <VisitSlip
              view={view}
              choice={choice}
              tooShort={tooShort}
              minutes={minutes}
              stylist={stylistName ? `with ${stylistName}` : 'Any stylist'}
              terms={terms}
              busy={booking.busy}
              refusal={booking.refusal}
              released={held ? null : released}
              onProceed={pay}
            />
          )}
        </div>
      </Page>
      <ChargeBar label={chosen && chosen + late + instead} online={view.online} atSalon={view.atSalon}>
        <Button variant="primary" busy={booking.busy} onClick={pay}>
          Proceed to Payment
        </Button>
      </ChargeBar>
    </>
  );
}
