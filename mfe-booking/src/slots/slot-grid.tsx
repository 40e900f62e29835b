import type { LocalTime } from '@salon/kernel';
import { formatTime } from '@salon/web-kit';
import { Fragment, useId, useState } from 'react';
import { rowsOf, type SlotCell, type SlotGroup } from './slot.rules.js';

interface CellProps {
  cell: SlotCell;
  chosen: boolean;
  /** Id of the sentence with the reason, while it is shown. */
  reasonId?: string;
  onPress(): void;
}

function SlotButton({ cell, chosen, reasonId, onPress }: CellProps) {
  const blocked = cell.why !== null;
  return (
    <button
      type="button"
      className={reasonId ? 'slot slot-explained' : 'slot'}
      aria-pressed={chosen}
      aria-disabled={blocked || undefined}
      aria-describedby={reasonId}
      onClick={onPress}
    >
      {formatTime(cell.time)}
    </button>
  );
}

interface GridProps {
  groups: SlotGroup[];
  selected: LocalTime | null;
  onSelect(time: LocalTime): void;
}

/** Times in three columns, grouped by part of the day; a pressed blocked time shows its reason below its row. */
export function SlotGrid({ groups, selected, onSelect }: GridProps) {
  const [explained, setExplained] = useState<LocalTime | null>(null);
  const reasonId = useId();
  const press = (cell: SlotCell) => {
    setExplained(cell.why === null || explained === cell.time ? null : cell.time);
    if (cell.why === null) onSelect(cell.time);
  };
  return groups.map(({ part, cells }) => (
    <div className="day-part" key={part} role="group" aria-labelledby={`${reasonId}-${part}`}>
      <h3 id={`${reasonId}-${part}`}>{part}</h3>
      <div className="slot-grid">
        {rowsOf(cells).map((row) => {
          const column = row.findIndex((cell) => cell.time === explained);
          const why = row[column]?.why;
          return (
            <Fragment key={row[0]?.time}>
              {row.map((cell) => (
                <SlotButton
                  key={cell.time}
                  cell={cell}
                  chosen={cell.time === selected}
                  reasonId={cell.time === explained ? reasonId : undefined}
                  onPress={() => press(cell)}
                />
              ))}
              {why && (
                <p className={`slot-reason slot-reason-${column}`} id={reasonId} role="status">
                  {why}
                </p>
              )}
            </Fragment>
          );
        })}
      </div>
    </div>
  ));
}
