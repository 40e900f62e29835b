import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';

/** The content column of an inner screen. */
export const Page = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('page', 'screen', className)} />
);
