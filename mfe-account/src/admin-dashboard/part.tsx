import { Link } from '@salon/web-kit/router';
import type { ReactNode } from 'react';
import '../styles/today.css';

interface PartProps {
  id: string;
  title: string;
  /** Link to the details. */
  more: readonly [text: string, to: string];
  children: ReactNode;
}

/** A titled part of an overview. */
export const Part = ({ id, title, more: [text, to], children }: PartProps) => (
  <section className="today__part" aria-labelledby={id}>
    <div className="today__head">
      <h2 id={id}>{title}</h2>
      <Link to={to}>{text}</Link>
    </div>
    {children}
  </section>
);
