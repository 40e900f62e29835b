import type { ReactNode } from 'react';

/** A list of amounts, label left, amount right. */
export const Sums = ({ children }: { children: ReactNode }) => <dl className="sums">{children}</dl>;

export const Sum = ({ label, grand = false, children }: { label: ReactNode; grand?: boolean; children: ReactNode }) => (
  <div className={grand ? 'sums-grand' : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
