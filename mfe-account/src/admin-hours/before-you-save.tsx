import type { HoursChange, HoursImpact, KeptVisit } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { Button, Notice } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { type Chosen, decidedOf, shortDateTime } from '../admin-outside/decisions.js';
import { VisitChoices } from '../admin-outside/visit-choices.js';
import { CustomerName } from '../visit/customer-name.js';
import '../styles/bullets.css';

/** The hours on the site do not follow the plan of the salon. */
export const GuestHours = () => (
  <>
    Guests read the hours on the contact page as a text of its own, which no plan changes:{' '}
    <Link to="/admin/content/settings">Hours as guests read them</Link>
  </>
);

interface Props {
  change: HoursChange;
  impact: HoursImpact;
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
  onBack(): void;
  onSave(): void;
  busy: boolean;
}

const visitsOf = (count: number): string => counted(count, 'booked visit');

/** @param waiting how many of them wait for a decision already */
function outsideWords(count: number, waiting: number): string {
  const words = `${visitsOf(count)} would lie outside the hours.`;
  if (waiting === 0) return words;
  const all = count === 1 ? 'It' : 'All';
  const some = waiting === count ? all : `${waiting} of them`;
  return `${words} ${some} ${waiting === 1 ? 'waits' : 'wait'} for a decision already.`;
}

/** They stay as they are, and no open task names them. */
const KeptVisits = ({ visits }: { visits: readonly KeptVisit[] }) => (
  <div>
    <p>
      {visitsOf(visits.length)} {visits.length === 1 ? 'was' : 'were'} kept outside the hours on purpose, and{' '}
      {visits.length === 1 ? 'stays' : 'stay'} booked:
    </p>
    <ul className="bullets">
      {visits.map((visit) => (
        <li key={visit.appointmentId}>
          <Link to={`/admin/visits/${visit.appointmentId}`}>
            <CustomerName of={visit} />
          </Link>
          , {shortDateTime(visit.date, visit.startTime)}
        </li>
      ))}
    </ul>
  </div>
);

/** The effect of a change before it is saved: each visit with one choice, or that there is none. */
export function BeforeYouSave({ change, impact, chosen, onChoose, onBack, onSave, busy }: Props) {
  const { visits, total, warnings, waiting = 0, kept = [] } = impact;
  const open = total - decidedOf(visits, chosen).length;
  return (
    <div className="admin-outside">
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {change.subject === 'plan' && change.stylistId === null && (
        <p>
          <GuestHours />
        </p>
      )}
      {kept.length > 0 && <KeptVisits visits={kept} />}
      {total === 0 ? (
        <p>
          {waiting > 0 && `${outsideWords(waiting, waiting)} `}
          No {waiting + kept.length > 0 ? 'other' : 'booked visit'} is affected. Nothing is saved yet.
        </p>
      ) : (
        <>
          <p>
            {outsideWords(total + waiting, waiting)} Nothing is saved yet. Each choice below is carried out once you
            save, and can be undone on its own.
          </p>
          <VisitChoices visits={visits} total={total} chosen={chosen} onChoose={onChoose} disabled={busy} />
        </>
      )}
      <div className="admin-form__actions">
        <p className="hint hours-form__rest" role="status">
          {open > 0 && `${visitsOf(open)} left to decide later.`}
        </p>
        <Button variant="line" onClick={onBack} disabled={busy}>
          Back
        </Button>
        <Button variant="primary" busy={busy} onClick={onSave}>
          Save
        </Button>
      </div>
    </div>
  );
}
