import { type Appointment, type Cart, choiceTexts, messages, type Stylist } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { Button, Notice, Page, Skeleton } from '@salon/ui';
import { formatDate, formatTime, toast } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { cartView, wantedServices } from '../cart/cart.rules.js';
import { useEarliest } from '../cart/use-earliest.js';
import { useChangeTerms } from '../site/use-change-terms.js';
import { PickDateTime } from '../slots/pick-date-time.js';
import { daySlotsQuery, freeDaysQuery, stylistsQuery } from '../slots/slots.queries.js';
import { StylistChoice } from '../slots/stylist-choice.js';
import { useFreeDays } from '../slots/use-free-days.js';
import { useSections } from '../slots/use-sections.js';
import { useTypedDay } from '../slots/use-typed-day.js';
import { ChargeBar } from '../summary/action-bar.js';
import { Progress } from '../summary/progress.js';
import {
  availableStylistId,
  availableTime,
  missingIn,
  type Choice,
  type Missing,
} from '../visit-choice/visit-choice.rules.js';
import { requestFor } from './booking.rules.js';
import { ChoiceSkeleton, ChoosingHead } from './choose-time-skeleton.js';
import { useListedHold } from '../appointments/use-held-visit.js';
import { HeldNotice } from './held-notice.js';
import { RefusalNotice } from '../visit-choice/refusal-notice.js';
import { useBook } from './use-book.js';
import { useVisitChoice } from '../visit-choice/use-visit-choice.js';
import { VisitSlip } from './visit-slip.js';

const shortDateTime = (date: LocalDay, time: LocalTime): string =>
  `${formatDate(date, 'MMM d, yyyy')}, ${formatTime(time)}`;

/** The state of the booking screen: the choice, the day's times, and the booking call. */
function useChoosing(cart: Cart, stylists: Stylist[] | undefined, onBooked: (appointment: Appointment) => void) {
  const [picked, setPicked] = useVisitChoice();
  const [missing, setMissing] = useState<Missing | null>(null);
  const typed = useTypedDay();
  const view = cartView(cart);
  const services = wantedServices(view);
  const stylistId = availableStylistId(picked.stylistId, stylists);
  const wanted = { services, ...(stylistId === null ? {} : { stylistId }) };
  const calendar = useFreeDays((month) => freeDaysQuery(wanted, month), picked.date === null);
  const date = picked.date ?? calendar.earliest ?? null;
  const searching = date === null && calendar.earliest === undefined;
  const { unbookable } = useEarliest(view, date !== null || searching);
  const search = date === null ? null : { date, ...wanted };
  const day = useQuery(daySlotsQuery(search));
  // A time that is no longer available is deselected.
  const time = availableTime(picked.time, day.data?.availableSlots);
  const choice: Choice = { date, time, stylistId };
  const booking = useBook({ onBooked, onSlotTaken: () => setPicked({ time: null }) });
  const pick = (next: Partial<Choice>) => {
    setMissing(null);
    booking.clearRefusal();
    if (next.date || next.time) typed.reset();
    setPicked(next.time ? { date, ...next } : next);
  };
  const minutes = day.data?.minutes || view.minutes;
  const proceed = (): Missing | null => {
    if (typed.problem !== null) return { date: typed.problem, time: null };
    const lacking = missingIn(choice);
    setMissing(lacking);
    if (lacking) toast.error(messages.allNeeded);
    else if (services.length === 0) toast.error(choiceTexts.noServices);
    else if (date && time && search)
      booking.book({ request: requestFor(cart, { date, time, stylistId, minutes }), search, cart });
    return lacking;
  };
  return { choice, view, calendar, searching, unbookable, day, booking, minutes, missing, typed, pick, proceed };
}

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
  const { choice, view, calendar, searching, unbookable, day, booking, minutes, missing, typed, pick, proceed } =
    useChoosing(cart, stylists, onBooked);
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
