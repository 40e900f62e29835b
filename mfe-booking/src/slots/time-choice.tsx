import { messages, type Availability } from '@salon/contracts';
import { counted, type LocalTime } from '@salon/kernel';
import { ErrorState, Notice, Skeleton } from '@salon/ui';
import { ApiError, formatDate, formatTime, messageOf } from '@salon/web-kit';
import { isFirstLoad } from '@salon/web-kit/queries';
import type { UseQueryResult } from '@salon/web-kit/query';
import { useState } from 'react';
import { groupSlots } from './slot.rules.js';
import { SlotGrid } from './slot-grid.js';

interface FreeTime {
  date: string;
  time: LocalTime;
}

const NextFree = ({ next, onTake }: { next: FreeTime | null; onTake(next: FreeTime): void }) =>
  next && (
    <button type="button" className="word-button" onClick={() => onTake(next)}>
      Next free: {formatDate(next.date, 'EEE, MMM d')}, {formatTime(next.time)}
    </button>
  );

const SlotsLoading = () => (
  <div className="slot-grid" aria-busy="true" role="status" aria-label="Loading times">
    {Array.from({ length: 9 }, (_, at) => (
      <Skeleton key={at} height="46px" />
    ))}
  </div>
);

/** Why the salon refuses the day, also while the query repeats its load; null for a day that it does not refuse. */
function useRefusal(day: UseQueryResult<Availability>): string | null {
  const { error, isPending } = day;
  const refusal = error instanceof ApiError && error.status === 400 ? error.message : null;
  const [latest, setLatest] = useState(refusal);
  if (!isPending && refusal !== latest) setLatest(refusal);
  return isPending && !isFirstLoad(day) ? latest : refusal;
}

interface DayProps {
  day: UseQueryResult<Availability>;
  refusal: string | null;
  onNextFree(next: FreeTime): void;
}

/** The day in words: why it has no times and when the next one is; else, for screen readers, how many times it has. */
function DayInWords({ day: { data }, refusal, onNextFree }: DayProps) {
  if (refusal !== null) return <Notice tone="info">{refusal}</Notice>;
  if (!data) return null;
  const {
    date,
    availableSlots: { length: left },
    closed,
    nextFree,
  } = data;
  if (closed)
    return (
      <Notice tone="info">
        <p>{closed}</p>
        <NextFree next={nextFree} onTake={onNextFree} />
      </Notice>
    );
  if (left === 0)
    return (
      <Notice tone="warning">
        <p>{messages.noSlots}</p>
        <NextFree next={nextFree} onTake={onNextFree} />
      </Notice>
    );
  return (
    <p className="sr">
      {counted(left, 'free time')} on {formatDate(date, 'MMMM d, yyyy')}
    </p>
  );
}

interface Props extends Omit<DayProps, 'refusal'> {
  chosenDay: boolean;
  selected: LocalTime | null;
  onSelect(time: LocalTime): void;
}

function Times({ day, selected, onSelect }: Pick<Props, 'day' | 'selected' | 'onSelect'>) {
  if (isFirstLoad(day)) return <SlotsLoading />;
  if (!day.data) {
    return (
      <ErrorState
        heading="h3"
        title={messages.slotsFailed}
        text={messageOf(day.error, messages.availabilityFailed)}
        busy={day.isFetching}
        onRetry={() => void day.refetch()}
      />
    );
  }
  const { availableSlots, blocked, closed } = day.data;
  if (closed) return null;
  const groups = groupSlots(availableSlots, blocked);
  return (
    <>
      <SlotGrid groups={groups} selected={selected} onSelect={onSelect} />
      {groups.some(({ cells }) => cells.some(({ why }) => why !== null)) && (
        <p className="slot-legend">
          <i aria-hidden="true" /> not free: press one to see why
        </p>
      )}
    </>
  );
}

/**
 * The times of the chosen day: loading, refused, closed, full, failed or to choose from; a full day offers the next
 * free time.
 */
export function TimeChoice({ day, chosenDay, onNextFree, ...choice }: Props) {
  const refusal = useRefusal(day);
  return (
    <>
      <div className="day-said" aria-live="polite">
        {chosenDay ? (
          <DayInWords day={day} refusal={refusal} onNextFree={onNextFree} />
        ) : (
          <p className="muted">The free times of a day appear here once you choose it.</p>
        )}
      </div>
      {chosenDay && refusal === null && <Times day={day} {...choice} />}
    </>
  );
}
