import { Price } from './price.js';

/** What is paid online and what at the salon, shown beside every total (decision B13). LKR, major units. */
export const MoneySplit = ({ paidOnline, atSalon }: { paidOnline: number; atSalon: number }) => (
  <dl className="pay-split">
    <div>
      <dt>Paid online</dt>
      <dd>
        <Price amount={paidOnline} />
      </dd>
    </div>
    <div>
      <dt>To pay at the salon</dt>
      <dd>
        <Price amount={atSalon} />
      </dd>
    </div>
  </dl>
);
