import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';

/** A few words on the sun's colour: 'Special Offer', 'Save 20%'. */
export const Badge = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={classNames('badge', className)} />
);
