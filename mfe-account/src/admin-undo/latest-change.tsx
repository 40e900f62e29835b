import { salonMoment } from '@salon/web-kit';
import { type ReactNode, useId } from 'react';
import '../styles/latest-changes.css';

interface Props {
  title: string;
  at: string;
  by: string;
  /** Until when it can be undone, or why it cannot. */
  hint: string;
  /** What its undo leaves as it is. */
  leaves?: string | undefined;
  /** Its Undo. */
  children: ReactNode;
}

/** A change in a list of the latest ones: what it was, when and by whom. */
export const LatestChange = ({ title, at, by, hint, leaves, children }: Props) => (
  <li className="latest-change">
    <div>
      <strong>{title}</strong>{' '}
      <p className="hint dots">
        <span>
          {salonMoment(at)} by {by}
        </span>{' '}
        <span>{hint}</span>
      </p>
      {leaves && <p className="hint">{leaves}</p>}
    </div>
    {children}
  </li>
);

interface ListProps {
  title?: string;
  hint?: string;
  /** `LatestChange`, one for each. */
  children: ReactNode;
}

/** The latest changes of a screen. */
export function LatestChangeList({ title = 'Latest changes', hint, children }: ListProps) {
  const id = useId();
  return (
    <section className="latest-changes" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="hint">{hint}</p>}
      <ul>{children}</ul>
    </section>
  );
}
