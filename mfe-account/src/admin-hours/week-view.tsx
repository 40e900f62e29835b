import type { HoursPlan, SalonHours, StylistHours, Versioned } from '@salon/contracts';
import { addDays } from '@salon/kernel';
import { Avatar, Button } from '@salon/ui';
import { formatDate } from '@salon/web-kit';
import { useState } from 'react';
import { GuestHours } from './before-you-save.js';
import { RemoveButton } from './remove-button.js';
import { dayShown, daysShown, planOn, weekOf } from './week.js';

interface RowProps {
  /** The salon itself without an id. */
  row: Pick<StylistHours, 'name' | 'plans' | 'exceptions'> & { picture?: string | null };
  days: readonly string[];
  hours: SalonHours;
  onEdit(plan: Versioned<HoursPlan> | null): void;
}

/** The plans that begin today or later, each to edit or to remove. */
function Later({ row, hours, onEdit }: Pick<RowProps, 'row' | 'hours' | 'onEdit'>) {
  const current = planOn(row.plans, hours.today);
  const which = (validFrom: string): string => (validFrom === current?.validFrom ? 'This' : current ? 'Another' : 'A');
  return (
    <ul className="hours-later">
      {row.plans
        .filter(({ validFrom }) => validFrom >= hours.today)
        .map((plan) => {
          const from = formatDate(plan.validFrom);
          const { stylistId, validFrom, version } = plan;
          return (
            <li key={validFrom}>
              <span>
                {which(validFrom)} plan begins on {from}.
              </span>
              <Button variant="text" aria-label={`Edit: plan of ${row.name} from ${from}`} onClick={() => onEdit(plan)}>
                Edit
              </Button>
              <RemoveButton
                of={`plan of ${row.name} from ${from}`}
                request={{ change: { subject: 'plan', stylistId, validFrom, week: null }, version }}
              />
            </li>
          );
        })}
    </ul>
  );
}

function Row({ row, days, hours, onEdit }: RowProps) {
  const { name, picture } = row;
  return (
    <section className="hours-row" aria-label={`Hours of ${name}`}>
      <div className="hours-row__head">
        {picture !== undefined && <Avatar picture={picture} name={name} />}
        <h3>{name}</h3>
        <Button variant="text" aria-label={`New plan for ${name}`} onClick={() => onEdit(null)}>
          New plan
        </Button>
      </div>
      <ol className="hours-week">
        {days.map((day) => {
          const { state, lines } = dayShown(row, day, hours.closures);
          return (
            <li key={day} className="hours-cell" data-state={state} data-today={day === hours.today || undefined}>
              <span className="hours-cell__day">{formatDate(day, 'EEE, MMM d')}</span>
              <span className="hours-cell__lines">
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <Later row={row} hours={hours} onEdit={onEdit} />
    </section>
  );
}

interface Props {
  hours: SalonHours;
  /** Null starts a new plan of the stylist; without a stylist, of the salon. */
  onEdit(stylist: StylistHours | null, plan: Versioned<HoursPlan> | null): void;
}

/** Working hours week by week; each day in words, not by colour alone. */
export function WeekView({ hours, onEdit }: Props) {
  const [offset, setOffset] = useState(0);
  const days = weekOf(addDays(hours.today, 7 * offset));
  return (
    <section className="hours-section" aria-labelledby="hours-week">
      <div className="hours-section__head">
        <h2 id="hours-week" aria-live="polite">
          {daysShown({ from: days[0] ?? '', to: days.at(-1) ?? '' })}
        </h2>
        <div className="hours-section__actions">
          <Button variant="line" aria-disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - 1))}>
            Week before
          </Button>
          <Button variant="line" onClick={() => setOffset(offset + 1)}>
            Week after
          </Button>
        </div>
      </div>
      {hours.stylists.map((stylist) => (
        <Row key={stylist._id} row={stylist} days={days} hours={hours} onEdit={(plan) => onEdit(stylist, plan)} />
      ))}
      <Row
        row={{ name: 'The salon', plans: hours.plans, exceptions: [] }}
        days={days}
        hours={hours}
        onEdit={(plan) => onEdit(null, plan)}
      />
      <p className="hint">
        The salon’s own hours are a frame: you are warned when a stylist’s plan reaches outside them. <GuestHours />
      </p>
    </section>
  );
}
