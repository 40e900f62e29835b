import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: ReactNode;
  detail?: string;
  children: ReactNode;
}

/** The bar at the bottom of a phone's screen: the total or the chosen time, one line about it, and the way on. */
export function Dock({ label, value, detail, children }: Props) {
  return (
    <div className="dock">
      <dl>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {detail && <dd className="dock-detail">{detail}</dd>}
      </dl>
      {children}
    </div>
  );
}
