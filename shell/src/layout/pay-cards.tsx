import { CARDS } from '@salon/contracts';

/** The accepted cards. Their pictures are in pay-cards.css. */
export const PayCards = () => (
  <ul className="paycards">
    {CARDS.map((name) => (
      <li key={name}>
        <span role="img" aria-label={name} data-card={name} />
      </li>
    ))}
  </ul>
);
