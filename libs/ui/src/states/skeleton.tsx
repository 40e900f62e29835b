import { classNames } from '../class-names.js';

interface Props {
  className?: string;
  /** A CSS length; a number means pixels. */
  height?: string | number;
  width?: string | number;
  ratio?: '4/3' | '1/1';
}

/**
 * A placeholder for loading content, not announced: render a status text beside it. An svg takes its size from
 * attributes, which server-rendered HTML may contain; the content security policy forbids style attributes.
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
