import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** Falsy ones are left out. */
  facts: readonly ReactNode[];
  /** Its amount or its Undo. */
  children?: ReactNode;
}

/** An item of a history or of a list of amounts. */
export const LogEntry = ({ title, facts, children }: Props) => (
  <li className="visit-log__entry">
    <p>
      <strong>{title}</strong>{' '}
      <span className="hint dots">
        {facts.filter(Boolean).map((fact, at) => (
          <span key={at}>{fact} </span>
        ))}
      </span>
    </p>
    {children}
  </li>
);
