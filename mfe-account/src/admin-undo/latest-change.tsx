import { salonMoment } from '@salon/web-kit';
import { type ReactNode, useId } from 'react';
import '../styles/latest-changes.css';

interface Props {
  title: string;
  at: string;
  by: string;
  /** Until when it can be undone, or why it cannot. */
  hint: string;
  /** Its Undo. */
  children: ReactNode;
}

/** A change in a list of the latest ones: what it was, when and by whom. */
export const LatestChange = ({ title, at, by, hint, children }: Props) => (
  <li className="latest-change">
    <p>
      <strong>{title}</strong>{' '}
      <span className="hint dots">
        <span>
          {salonMoment(at)} by {by}
        </span>{' '}
        <span>{hint}</span>
      </span>
    </p>
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
