import type { ReactNode } from 'react';

const word = { textAnchor: 'middle', fontFamily: 'Arial, sans-serif', fontWeight: 700 } as const;

/** The cards of the refund policy (spec §9), each with its name for those who cannot see it. */
const CARDS: readonly [string, ReactNode][] = [
  ['Visa', <text key="v" x="22" y="18.5" fontSize="12" fontStyle="italic" fill="#1c2f6b" {...word}>VISA</text>],
  ['Mastercard', <g key="m"><circle cx="17.5" cy="14" r="8" fill="#c8322b" /><circle cx="26.5" cy="14" r="8" fill="#eba13a" fillOpacity=".88" /></g>],
  ['American Express', <g key="a"><rect x="4" y="4" width="36" height="20" rx="2" fill="#2a6a9e" /><text x="22" y="17.5" fontSize="9.5" fill="#fff" {...word}>AMEX</text></g>],
  ['Discover', <g key="d"><text x="20" y="17" fontSize="7.5" fill="#2a1e1a" {...word}>DISC</text><circle cx="34" cy="14.2" r="4" fill="#d9722b" /></g>],
  ['Diners Club', <g key="c"><circle cx="22" cy="14" r="9" fill="#24507a" /><circle cx="22" cy="14" r="6" fill="#fff" /><path d="M20.6 9.6v8.800M23.400 9.600v8.800" stroke="#24507a" strokeWidth="1.600" /></g>],
];

export const PayCards = () => (
  <ul className="paycards">
    {CARDS.map(([name, drawing]) => (
      <li key={name}><svg viewBox="0 0 44 28" width="44" height="28" role="img" aria-label={name}>{drawing}</svg></li>
    ))}
  </ul>
);
