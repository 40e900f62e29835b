import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';
import { Hearts, Petal, TURNS } from './petals.js';

interface Props extends ComponentProps<'svg'> {
  /** On the hibiscus disc, as in the logo. */
  mark?: boolean;
}

/** The frangipani of the logo. Decorative: the link around it needs a name. */
export const Flower = ({ mark = false, className, ...rest }: Props) => (
  <svg
    viewBox="-54 -54 108 108"
    aria-hidden="true"
    focusable="false"
    {...rest}
    className={classNames('flower', mark && 'flower--mark', className)}
  >
    {TURNS.map((turn) => (
      <Petal key={turn} transform={`rotate(${turn})`} />
    ))}
    <Hearts />
  </svg>
);
