import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: ReactNode;
  detail?: string;
  children: ReactNode;
}

/** The action bar at the bottom of a phone's screen: total or chosen time, one line of detail, and the next action. */
export function ActionBar({ label, value, detail, children }: Props) {
  return (
    <div className="action-bar">
      <dl>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {detail && <dd className="action-bar-detail">{detail}</dd>}
      </dl>
      {children}
    </div>
  );
}
