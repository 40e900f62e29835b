import { messages } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { endOf } from '../visit-choice/visit-choice.rules.js';
import { VisitWhen } from './visit-when.js';

interface Props {
  date: LocalDay | null;
  time: LocalTime | null;
  minutes: number;
  /** 'Any stylist', or 'with Nadeesha'. */
  stylist: string;
  /** Why the time that was chosen is no longer chosen. */
  lost?: string | null;
}

/** The card of the time that is being chosen, announced when it changes; a hint until it is chosen. */
export const ChosenTime = ({ date, time, minutes, stylist, lost }: Props) => (
  <div aria-live="polite">
    {date !== null && time !== null ? (
      <VisitWhen date={date} startTime={time} endTime={endOf(time, minutes)} minutes={minutes} stylist={stylist} />
    ) : (
      <div className="visit-when visit-hint">
        {lost && <p>{lost}</p>}
        <p>{messages.chooseHint}</p>
      </div>
    )}
  </div>
);
