import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';

/** A short label: 'Special Offer', 'Save 20%'. */
export const Badge = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={classNames('badge', className)} />
);
