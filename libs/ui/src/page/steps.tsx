import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import '../styles/steps.css';

interface Step {
  label: string;
  href?: string;
}

interface Props {
  steps: readonly Step[];
  /** Index of the current step. */
  current: number;
  /** Renders the link of a completed step; a plain anchor unless the app passes its router's link. */
  renderLink?(step: Step & { href: string }): ReactNode;
}

const anchor = ({ href, label }: Step) => <a href={href}>{label}</a>;

/** Progress through the steps of a booking: completed steps are ticked and linked. */
export const Steps = ({ steps, current, renderLink = anchor }: Props) => (
  <ol className="trail" aria-label="Your booking">
    {steps.map((step, at) => (
      <li key={step.label} aria-current={at === current ? 'step' : undefined}>
        {at < current && <Check role="img" aria-label="Done" />}
        {at < current && step.href !== undefined ? renderLink({ ...step, href: step.href }) : step.label}
      </li>
    ))}
  </ol>
);
