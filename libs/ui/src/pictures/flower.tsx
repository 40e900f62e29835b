import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';

const TURNS = [0, 72, 144, 216, 288];
const PETAL = 'M0 3C-15-7-21-31-7-45 3-53 19-42 18-24 17-12 8-3 0 3Z';
const FOLD = 'M0 3C-15-7-21-31-7-45-8-28-5-10 0 3Z';
const HEART = 'M0 2C-5-4-5-13 1-19 6-13 6-4 0 2Z';

interface Props extends ComponentProps<'svg'> {
  /** On the hibiscus disc, as the mark of the brand. */
  mark?: boolean;
}

/** The araliya: five creamy petals with a warm heart. Only drawn; give the link around it a name. */
export const Flower = ({ mark = false, className, ...rest }: Props) => (
  <svg viewBox="-54 -54 108 108" aria-hidden="true" focusable="false" {...rest} className={classNames('flower', mark && 'flower--mark', className)}>
    {TURNS.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d={PETAL} fill="var(--petal-fill)" stroke="var(--petal-edge)" />
        <path d={FOLD} fill="var(--petal-fold)" />
      </g>
    ))}
    {TURNS.map((turn) => <path key={turn} transform={`rotate(${turn})`} d={HEART} fill="var(--sun)" />)}
  </svg>
);
