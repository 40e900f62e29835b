import { type Closure, exceptionWords, type SalonHours, type Versioned } from '@salon/contracts';
import { Button } from '@salon/ui';
import { formatDate } from '@salon/web-kit';
import { closureDraft, type Editing, exceptionDraft } from './drafts.js';
import { RemoveButton } from './remove-button.js';
import { spanWords } from '../visit/span-words.js';
import { daysShown } from './week.js';

interface Props {
  hours: SalonHours;
  onEdit(editing: Editing): void;
}

/** Leave, sickness and extra hours from today on. */
export function ExceptionList({ hours, onEdit }: Props) {
  const all = hours.stylists
    .flatMap(({ name, exceptions }) => exceptions.map((each) => ({ ...each, name })))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return (
    <section className="hours-section" aria-labelledby="hours-exceptions">
      <h2 id="hours-exceptions">Leave and extra hours</h2>
      {all.length === 0 && <p className="muted">Nobody is away, and nobody works more than planned.</p>}
      <ul className="hours-list">
        {all.map(({ _id, version, name, ...state }) => {
          const title = `${exceptionWords[state.kind]} of ${name}, ${daysShown(state)}`;
          return (
            <li key={_id}>
              <div>
                <h3>
                  {name}: {exceptionWords[state.kind].toLowerCase()}
                </h3>
                <p className="hint dots">
                  <span>{daysShown(state)}</span> <span>{state.hours ? spanWords(state.hours) : 'the whole day'}</span>{' '}
                  {state.note && <span>{state.note}</span>}
                </p>
              </div>
              <div className="hours-list__actions">
                {state.kind !== 'block' && (
                  <Button
                    variant="text"
                    aria-label={`Edit: ${title}`}
                    onClick={() =>
                      onEdit({ title: 'Edit leave or extra hours', draft: exceptionDraft(state, _id), version })
                    }
                  >
                    Edit
                  </Button>
                )}
                <RemoveButton
                  of={title}
                  request={{ change: { subject: 'exception', id: _id, exception: null }, version }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const ClosureRow = ({
  closure: { day, reason, version },
  onEdit,
}: { closure: Versioned<Closure> } & Pick<Props, 'onEdit'>) => (
  <li>
    <div>
      <h3>{formatDate(day)}</h3>
      <p className="hint">{reason}</p>
    </div>
    <div className="hours-list__actions">
      <Button
        variant="text"
        aria-label={`Edit: closed on ${formatDate(day)}`}
        onClick={() => onEdit({ title: 'Edit a closed day', draft: closureDraft(day, reason), version })}
      >
        Edit
      </Button>
      <RemoveButton
        label="Open again"
        of={formatDate(day)}
        request={{ change: { subject: 'closure', closures: [{ day, reason: null }] }, version }}
      />
    </div>
  </li>
);

/** The days on which the salon is closed, from today on. */
export const ClosureList = ({ hours, onEdit }: Props) => (
  <section className="hours-section" aria-labelledby="hours-closures">
    <h2 id="hours-closures">Closed days</h2>
    {hours.closures.length === 0 && <p className="muted">No closed days beside the weekly ones.</p>}
    <ul className="hours-list">
      {hours.closures.map((closure) => (
        <ClosureRow key={closure.day} closure={closure} onEdit={onEdit} />
      ))}
    </ul>
  </section>
);
