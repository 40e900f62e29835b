import { classNames } from '../class-names.js';
import { FOLD, Hearts, PETAL, TURNS } from './petals.js';
import '../styles/petal-progress.css';

interface Props {
  /** How many of the five petals are open. */
  petals: number;
}

/**
 * The frangipani of the logo with a petal for each completed step; the others are outlines. Decorative: the steps are
 * listed beside it in words.
 */
export const PetalProgress = ({ petals }: Props) => (
  <svg
    className={classNames('blossom', petals === TURNS.length && 'blossom--whole')}
    viewBox="-54 -54 108 108"
    aria-hidden="true"
    focusable="false"
    data-petals={petals}
  >
    {TURNS.map((turn) => (
      <path key={turn} className="blossom__bud" transform={`rotate(${turn})`} d={PETAL} />
    ))}
    {TURNS.map((turn, at) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <g className="blossom__petal" data-open={at < petals}>
          <path d={PETAL} fill="var(--petal-fill)" />
          <path d={FOLD} fill="var(--petal-fold)" stroke="none" />
        </g>
      </g>
    ))}
    <Hearts turns={TURNS.slice(0, petals)} />
  </svg>
);
