import { Price } from '@salon/ui';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
}

/**
 * The action bar at the bottom of a phone's screen: a label, the main value, one line of detail, and the next action.
 */
export function ActionBar({ label, value, detail, children }: Props) {
  return (
    <div className="action-bar">
      <div className="action-bar-row">
        <dl>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {detail && <dd className="action-bar-detail">{detail}</dd>}
        </dl>
        {children}
      </div>
    </div>
  );
}

interface Charge {
  /** The chosen or earliest time, once there is one. */
  label?: string;
  /** LKR, major units: the amount due now, and the amount due at the salon. */
  online: number;
  atSalon: number;
  children: ReactNode;
}

/** The action bar before payment: the amount due now comes first, the total is in the summary. */
export const ChargeBar = ({ label, online, atSalon, children }: Charge) => (
  <ActionBar
    label={label ?? (atSalon > 0 ? 'Booking Fee' : 'Booking fee and services')}
    value={
      <>
        <Price amount={online} /> now
      </>
    }
    detail={
      <>
        <Price amount={atSalon} /> at the salon
      </>
    }
  >
    {children}
  </ActionBar>
);
