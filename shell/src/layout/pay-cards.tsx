/** The cards of the refund policy, with their names as alternative texts. */
const CARDS: readonly [string, string][] = [
  ['Visa', 'visa'],
  ['Mastercard', 'mastercard'],
  ['American Express', 'american-express'],
  ['Discover', 'discover'],
  ['Diners Club', 'diners-club'],
];

export const PayCards = () => (
  <ul className="paycards">
    {CARDS.map(([name, file]) => (
      <li key={name}>
        <img src={`/art/cards/${file}.svg`} alt={name} width="44" height="28" loading="lazy" />
      </li>
    ))}
  </ul>
);
