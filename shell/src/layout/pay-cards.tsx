import { CARDS } from '@salon/contracts';

/** The accepted cards, with their names as alternative texts; their pictures are named after them. */
export const PayCards = () => (
  <ul className="paycards">
    {CARDS.map((name) => (
      <li key={name}>
        <img
          src={`/art/cards/${name.toLowerCase().replace(' ', '-')}.svg`}
          alt={name}
          width="44"
          height="28"
          loading="lazy"
        />
      </li>
    ))}
  </ul>
);
