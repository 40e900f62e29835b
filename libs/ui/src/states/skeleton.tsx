import { classNames } from '../class-names.js';

interface Props {
  className?: string;
  /** A CSS length; a number is pixels. */
  height?: string | number;
  width?: string | number;
  ratio?: '4/3' | '1/1';
}

/**
 * The shape of what is loading; not read out, so say that it loads beside it. An svg takes its size from attributes, which stand
 * in server-rendered HTML, where the page's policy allows no style attribute.
 */
export const Skeleton = ({ className, height, width = '100%', ratio }: Props) => (
  <svg
    className={classNames('skeleton', className)}
    width={width}
    height={height}
    viewBox={ratio && `0 0 ${ratio.replace('/', ' ')}`}
    aria-hidden="true"
  />
);
