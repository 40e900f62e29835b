import { messages, type Availability } from '@salon/contracts';
import type { LocalTime } from '@salon/kernel';
import { ErrorState, Notice, Skeleton } from '@salon/ui';
import { ApiError, formatTime, messageOf } from '@salon/web-kit';
import type { UseQueryResult } from '@salon/web-kit/query';
import { groupSlots, shortDay } from './slot.rules.js';
import { SlotGrid } from './slot-grid.js';

export interface FreeTime {
  date: string;
  time: LocalTime;
}

const NextFree = ({ next, onTake }: { next: FreeTime | null; onTake(next: FreeTime): void }) =>
  next && (
    <button type="button" className="word-button" onClick={() => onTake(next)}>
      Next free: {shortDay(next.date)}, {formatTime(next.time)}
    </button>
  );

const SlotsLoading = () => (
  <div className="slot-grid slot-grid-waiting" aria-busy="true" role="status" aria-label="Loading times">
    {Array.from({ length: 9 }, (_, at) => <Skeleton key={at} height="46px" />)}
  </div>
);

interface Props {
  day: UseQueryResult<Availability>;
  chosenDay: boolean;
  selected: LocalTime | null;
  onSelect(time: LocalTime): void;
  onNextFree(next: FreeTime): void;
}

/** The times of the chosen day: loading, refused, closed, full, failed or to choose from; a full day offers the next free time. */
export function TimeChoice({ day, chosenDay, selected, onSelect, onNextFree }: Props) {
  if (!chosenDay) return <p className="muted">The free times of a day appear here once you choose it.</p>;
  if (day.isPending) return <SlotsLoading />;
  if (day.error instanceof ApiError && day.error.status === 400) return <Notice tone="info">{day.error.message}</Notice>;
  if (!day.data) {
    return <ErrorState heading="h3" title={messages.slotsFailed} text={messageOf(day.error, messages.availabilityFailed)} onRetry={() => void day.refetch()} />;
  }
  const { availableSlots, blocked, closed, nextFree } = day.data;
  if (closed) return <Notice tone="info"><p>{closed}</p><NextFree next={nextFree} onTake={onNextFree} /></Notice>;
  return (
    <>
      {availableSlots.length === 0 && (
        <Notice tone="warning"><p>{messages.noSlots}</p><NextFree next={nextFree} onTake={onNextFree} /></Notice>
      )}
      <SlotGrid groups={groupSlots(availableSlots, blocked ?? [])} selected={selected} onSelect={onSelect} />
    </>
  );
}
