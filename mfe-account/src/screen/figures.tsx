import type { ReactNode } from 'react';
import '../styles/admin-page.css';

interface Props {
  items: readonly (readonly [name: string, figure: ReactNode])[];
  className: string;
}

/** Numbers with their names. */
export const Figures = ({ items, className }: Props) => (
  <dl className={`figures ${className}`}>
    {items.map(([name, figure]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
