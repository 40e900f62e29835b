import type { FreeDay } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import { classNames } from '../class-names.js';
import { canChoose, cellName, cellLabel, FEW } from './calendar.rules.js';

interface Props {
  date: LocalDay;
  day: FreeDay | undefined;
  today: LocalDay;
  selected: boolean;
  focusable: boolean;
  onPress(date: LocalDay): void;
}

/**
 * One day: its number, its label, and its whole state in its accessible name. An unavailable day can still be pressed
 * and explains itself.
 */
export function DayCell({ date, day, today, selected, focusable, onPress }: Props) {
  const label = cellLabel(date, day, today);
  const few = day?.state === 'free' && day.left <= FEW;
  return (
    <td role="gridcell" aria-selected={selected}>
      <button
        type="button"
        data-day={date}
        tabIndex={focusable ? 0 : -1}
        aria-disabled={!canChoose(day) || undefined}
        aria-current={date === today ? 'date' : undefined}
        aria-label={cellName(date, day, today) + (selected ? ', chosen' : '')}
        className={classNames(
          'day',
          `day--${day?.state ?? 'wait'}`,
          few && 'day--few',
          date === today && 'day--today',
          selected && 'day--on',
        )}
        onClick={() => onPress(date)}
      >
        <b>{Number(date.slice(8))}</b>
        {label ? <small>{label}</small> : !day && <i />}
      </button>
    </td>
  );
}
