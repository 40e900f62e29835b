import type { OutsideVisit } from '@salon/contracts';
import { Button, SelectField } from '@salon/ui';
import { formatTime } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { customerName, CustomerName } from '../visit/customer-name.js';
import {
  type Chosen,
  choicesOf,
  decidedOf,
  givenToWhoeverIsFree,
  LATER,
  placesOf,
  takenFor,
  shortDateTime,
} from './decisions.js';
import '../styles/admin-outside.css';

interface Props {
  visits: readonly OutsideVisit[];
  /** Total number. */
  total: number;
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
  disabled?: boolean;
}

interface VisitProps extends Pick<Props, 'disabled'> {
  visit: OutsideVisit;
  value: string;
  /** The places that the choices of all visits take. */
  taken: ReturnType<typeof placesOf>;
  onChange(value: string): void;
}

function Visit({ visit, value, taken, onChange, disabled }: VisitProps) {
  const choices = choicesOf(visit);
  const [decided] = decidedOf([visit], { [visit._id]: value });
  const when = shortDateTime(visit.date, visit.startTime);
  return (
    <li className="outside-visit">
      <div className="outside-visit__what">
        <h3>
          <Link to={`/admin/visits/${visit.appointmentId}`}>
            <CustomerName of={visit} />
          </Link>
        </h3>
        <p>
          {when} to {formatTime(visit.endTime)} with {visit.stylist.name}
        </p>
        <p className="hint dots">
          <span>{visit.services.join(', ')}</span> <span>{visit.why}</span>
        </p>
      </div>
      <div className="outside-visit__choice">
        <SelectField
          label={
            <>
              What happens
              <span className="sr">
                {' '}
                with the visit of {customerName(visit)}, {when}
              </span>
            </>
          }
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value={LATER}>Decide later</option>
          {choices.map((choice) => {
            const other = takenFor(visit, choice, taken);
            return (
              <option
                key={choice.value}
                value={choice.value}
                disabled={choice.isBlocked || (other && choice.value !== value)}
              >
                {other ? `${choice.label} (chosen for ${customerName(other)})` : choice.label}
              </option>
            );
          })}
        </SelectField>
        <p className="hint" aria-live="polite">
          {decided?.choice.effect ?? 'It stays an open task on the dashboard.'}
        </p>
      </div>
    </li>
  );
}

/** Booked visits outside the hours, each with one choice. */
export function VisitChoices({ visits, total, chosen, onChoose, disabled = false }: Props) {
  const free = Object.keys(givenToWhoeverIsFree(visits, {})).length;
  const taken = placesOf(visits, chosen);
  return (
    <>
      {free > 1 && (
        <Button variant="line" disabled={disabled} onClick={() => onChoose(givenToWhoeverIsFree(visits, chosen))}>
          Give {free} of {visits.length} to whoever is free
        </Button>
      )}
      <ul className="outside-visits" aria-label="Visits outside the hours">
        {visits.map((visit) => (
          <Visit
            key={visit._id}
            visit={visit}
            value={chosen[visit._id] ?? LATER}
            taken={taken}
            disabled={disabled}
            onChange={(value) => onChoose({ ...chosen, [visit._id]: value })}
          />
        ))}
      </ul>
      {total > visits.length && (
        <p className="hint">
          These are the first {visits.length} of {total}. The others stay open tasks on the dashboard.
        </p>
      )}
    </>
  );
}
