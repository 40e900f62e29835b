import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Step {
  label: string;
  href?: string;
}

interface Props {
  steps: readonly Step[];
  /** Index of the step one is at. */
  current: number;
  label?: string;
  /** How a passed step with an address is linked; a plain anchor unless the app gives its router's. */
  renderLink?(step: Step & { href: string }): ReactNode;
}

const anchor = ({ href, label }: Step) => <a href={href}>{label}</a>;

/** Where one is on the way: passed steps are ticked and lead back. */
export const Steps = ({ steps, current, label = 'Your booking', renderLink = anchor }: Props) => (
  <ol className="trail" aria-label={label}>
    {steps.map((step, at) => (
      <li key={step.label} aria-current={at === current ? 'step' : undefined}>
        {at < current && <Check aria-label="Done" />}
        {at < current && step.href !== undefined ? renderLink({ ...step, href: step.href }) : step.label}
      </li>
    ))}
  </ol>
);
