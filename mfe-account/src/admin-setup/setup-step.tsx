import { Button } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { Check, Circle, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SetupStep } from './setup-steps.rules.js';
import { useSetupAction } from './use-setup.js';

const markOf = ({ isDone, found }: SetupStep) =>
  isDone
    ? ([Check, 'Done'] as const)
    : found
      ? ([CircleAlert, 'Not right yet'] as const)
      : ([Circle, 'To do'] as const);

/** One step: its state, test results, and links or actions. */
export function StepRow({ step, children }: { step: SetupStep; children?: ReactNode }) {
  const { title, said, found, links, action, isDone } = step;
  const acting = useSetupAction();
  const [Mark, state] = markOf(step);
  return (
    <li className="setup-step" data-done={isDone} data-wrong={!isDone && found !== undefined}>
      <span className="setup-step__mark">
        <Mark aria-hidden="true" />
      </span>
      <div className="setup-step__text">
        <h3>
          {title} <span className="setup-step__state">{state}</span>
        </h3>
        <p>{said}</p>
        {children}
        <div role="status">
          {found?.said.map((sentence) => (
            <p key={sentence} className="setup-step__found">
              {sentence}
            </p>
          ))}
        </div>
      </div>
      <div className="setup-step__ways">
        {links.map(([label, to]) => (
          <Link key={label} className="more" to={to}>
            {label}
          </Link>
        ))}
        {action && !(isDone && found === undefined) && (
          <Button variant="line" busy={acting.isPending} onClick={() => acting.mutate(action.does)}>
            {found ? 'Try again' : action.label}
          </Button>
        )}
      </div>
    </li>
  );
}
