import type { TodayMoney } from '@salon/contracts';
import { Price } from '@salon/ui';
import '../styles/today.css';

interface Props {
  money: TodayMoney;
  /** What is still due for today's visits, in LKR. */
  due?: number;
}

/** Amounts of money received and refunded today. */
export const Money = ({ money: { online, desk, refunds }, due }: Props) => (
  <dl className="today__money">
    {(
      [
        ['Paid online', online],
        ['Paid at the desk', desk],
        ['Refunded', refunds],
        ...(due === undefined ? [] : [['Still due', due] as const]),
      ] as const
    ).map(([label, amount]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Price amount={amount} />
        </dd>
      </div>
    ))}
  </dl>
);
