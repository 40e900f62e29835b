import type { CSSProperties } from 'react';
import { classNames } from '../class-names.js';

interface Props {
  className?: string;
  /** CSS height; a number is pixels. */
  height?: string | number;
  width?: string | number;
  ratio?: string;
}

/** A place kept in the shape of what is coming; not read out, so say that it loads beside it. */
export const Skeleton = ({ className, height, width, ratio }: Props) => {
  const style: CSSProperties = { height, width, aspectRatio: ratio };
  return <span className={classNames('skeleton', className)} style={style} aria-hidden="true" />;
};
