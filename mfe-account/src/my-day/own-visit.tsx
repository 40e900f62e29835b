import { messages, type OwnStep, type OwnVisit, PROGRESS_NAMES } from '@salon/contracts';
import { withQuantity } from '@salon/kernel';
import { formatTime } from '@salon/web-kit';
import { Check, Clock, type LucideIcon, TriangleAlert, UserX } from 'lucide-react';
import { RemovedButton } from '../screen/removed-button.js';
import { customerName, CustomerName } from '../visit/customer-name.js';
import { NotBegun } from '../visit/not-begun.js';
import { PROGRESS_ICONS } from '../visit/visit-state.js';
import { markStep, takeBackStep } from './my-day.api.js';
import { useStep } from './use-my-day.js';

const WORDS: Readonly<Record<OwnVisit['state'], { label: string; Icon: LucideIcon }>> = {
  expected: { label: 'Expected', Icon: Clock },
  arrived: { label: PROGRESS_NAMES.arrived, Icon: PROGRESS_ICONS.arrived },
  started: { label: PROGRESS_NAMES.started, Icon: PROGRESS_ICONS.started },
  done: { label: 'Done', Icon: Check },
  missed: { label: 'Did not come', Icon: UserX },
};

interface Props {
  visit: OwnVisit;
  /** Whether a step can be sent now; `waitsFor` is the id of the text with the reason. */
  isOpen: boolean;
  waitsFor: string;
}

function Steps({ visit, isOpen, waitsFor }: Props) {
  const { _id, steps, takeBack, startTime } = visit;
  const step = useStep();
  const whose = `${customerName(visit)} at ${formatTime(startTime)}`;
  const mark = (to: OwnStep) =>
    step.mutate({ run: () => markStep(_id, to), done: `${WORDS[to].label}: ${customerName(visit)}` });
  const state = {
    isWaiting: step.isPending || !isOpen,
    ...(!isOpen && { 'aria-describedby': waitsFor }),
  };
  return (
    <div className="own-visit__steps">
      {steps.map((to, at) => (
        <RemovedButton
          key={to}
          size="big"
          variant={at === 0 ? 'primary' : 'line'}
          aria-label={`${WORDS[to].label}: ${whose}`}
          onPress={() => mark(to)}
          {...state}
        >
          {WORDS[to].label}
        </RemovedButton>
      ))}
      {takeBack && (
        <RemovedButton
          variant="text"
          aria-label={`Take back ${WORDS[takeBack.step].label}: ${whose}`}
          onPress={() => step.mutate({ run: () => takeBackStep(_id, takeBack), done: messages.myDayTakenBack })}
          {...state}
        >
          Take back {WORDS[takeBack.step].label}
        </RemovedButton>
      )}
    </div>
  );
}

/** A visit on the stylist's phone: customer, time, services and progress. */
export function OwnVisitItem(props: Props) {
  const { startTime, endTime, services, note, allergies, customerNotes, state, steps, takeBack } = props.visit;
  const { label, Icon } = WORDS[state];
  return (
    <li className="own-visit" data-state={state}>
      <p className="own-visit__time">
        <strong>{formatTime(startTime)}</strong> <span>to {formatTime(endTime)}</span>
      </p>
      <h2>
        <CustomerName of={props.visit} />
      </h2>
      <p className="own-visit__state">
        <Icon aria-hidden="true" />
        {label}
      </p>
      <ul className="own-visit__services" aria-label="Services">
        {services.map((service) => (
          <li key={service.title}>{withQuantity(service)}</li>
        ))}
      </ul>
      {allergies && (
        <p className="own-visit__note own-visit__allergies">
          <strong>
            <TriangleAlert aria-hidden="true" /> Allergies:
          </strong>{' '}
          {allergies}
        </p>
      )}
      {customerNotes && <p className="own-visit__note">{customerNotes}</p>}
      {note && <p className="own-visit__note">{note}</p>}
      {state === 'started' && !steps.includes('done') && <NotBegun startTime={startTime} />}
      {(steps.length > 0 || takeBack) && <Steps {...props} />}
    </li>
  );
}
