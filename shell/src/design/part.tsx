import type { ReactNode } from 'react';

/** One group of components with its name. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="design__part" aria-label={title}>
    <h2>{title}</h2>
    <div className="design__row">{children}</div>
  </section>
);
