import { Price } from './price.js';

interface Props {
  /** LKR, major units. */
  online: number;
  atSalon: number;
  /** Whether the online part has been paid; before that it is due now. */
  paid: boolean;
}

/** What is paid online and what at the salon, shown beside every total (decision B13). */
export const MoneySplit = ({ online, atSalon, paid }: Props) => (
  <dl className="pay-split">
    <div>
      <dt>{paid ? 'Paid online' : 'Due now'}</dt>
      <dd>
        <Price amount={online} />
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
