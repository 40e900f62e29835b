import type { TodayMoney } from '@salon/contracts';
import { VisitMoney } from '../visit/visit-money.js';

interface Props {
  money: TodayMoney;
  /** What is still due for today's visits, in LKR. */
  due?: number;
}

/** Amounts of money received and refunded today. */
export const Money = ({ money: { online, desk, refunds, unnoted = 0 }, due }: Props) => (
  <VisitMoney
    lines={[
      { label: 'Paid online', amount: online },
      { label: 'Paid at the desk', amount: desk },
      { label: 'Refunded', amount: refunds },
      ...(unnoted > 0 ? [{ label: 'Paid, means not noted', amount: unnoted }] : []),
      ...(due === undefined ? [] : [{ label: 'Still due', amount: due }]),
    ]}
  />
);
