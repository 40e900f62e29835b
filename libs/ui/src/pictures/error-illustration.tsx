import { Hearts, Petal, TURNS } from './petals.js';

/** The turn of the petal that lies beside the flower. */
const LOOSE_PETAL = 144;

/** A frangipani that has lost a petal, shown where something failed. Inline SVG, so that it needs no request. */
export const ErrorIllustration = () => (
  <svg className="error-illustration" viewBox="0 0 200 132" aria-hidden="true" focusable="false">
    <circle cx="104" cy="66" r="60" fill="var(--petal)" />
    <path d="M14 116C60 104 142 104 188 116" fill="none" stroke="var(--field)" strokeLinecap="round" />
    <path d="M97 114C95 96 96 82 99 62" fill="none" stroke="var(--leaf)" strokeWidth="4" strokeLinecap="round" />
    <path d="M97 98C84 98 74 92 68 80 82 80 93 86 97 98Z" fill="var(--leaf)" />
    <g transform="translate(100 50) rotate(-8) scale(.82)">
      {TURNS.filter((turn) => turn !== LOOSE_PETAL).map((turn) => (
        <Petal key={turn} transform={`rotate(${turn})`} />
      ))}
      <Hearts />
    </g>
    <Petal transform="translate(128 112) rotate(74) scale(.74 .62)" />
  </svg>
);
