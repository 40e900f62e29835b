import { Price } from '@salon/ui';
import type { ReactNode } from 'react';

/** The bar at the bottom of a phone's screen: the total, one line about it, and the way on (look.md, "Booking"). */
export function Dock({ total, detail, children }: { total: number; detail?: string; children: ReactNode }) {
  return (
    <div className="dock">
      <dl>
        <dt>Total Amount</dt>
        <dd><Price amount={total} /></dd>
        {detail && <dd className="dock-detail">{detail}</dd>}
      </dl>
      {children}
    </div>
  );
}
