import { pictureAt, withoutFocus } from '@salon/contracts';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names.js';
import { focusClass } from './focus-class.js';
import { hasFailed } from './has-failed.js';

interface PictureProps {
  src: string | null | undefined;
  /** Empty for a decorative picture. */
  alt: string;
  /** Shown when there is no `src` or it fails to load. */
  fallbackSrc?: string;
  className?: string;
  /** True for the first picture of the page. */
  eager?: boolean;
  /** 'eager' for other pictures above the fold. */
  loading?: 'eager' | 'lazy';
  /** The intrinsic size in px: its aspect ratio before the stylesheet has loaded. */
  width?: number;
  height?: number;
  sizes?: string;
  srcSet?: string;
}

interface ArtProps extends PictureProps {
  /** Without it the stylesheet sets the size. */
  ratio?: '4/3' | '1';
}

const RATIO_CLASS = { '4/3': 'art--landscape', '1': 'art--square' } as const;

const None = ({ alt, className }: { alt: string; className: string | undefined }) => (
  <span className={classNames('art__none', className)} title={alt || undefined}>
    <ImageOff aria-hidden="true" strokeWidth={1.4} />
    <span>Image not available</span>
  </span>
);

/** The first of `src` and `fallbackSrc` that loads, and a function that reports a failure. */
function useWorkingSource(src: PictureProps['src'], fallbackSrc: string | undefined) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallbackSrc].find((candidate) => candidate && !failed.includes(candidate));
  const reject = () =>
    setFailed((before) =>
      shown === undefined || shown === null || before.includes(shown) ? before : [...before, shown],
    );
  return { shown, reject };
}

/** The image alone, without a frame; every picture that may fail is shown by it. */
export function Picture({ src, alt, fallbackSrc, className, eager = false, sizes, srcSet, ...rest }: PictureProps) {
  const { shown, reject } = useWorkingSource(src, fallbackSrc);
  if (!shown) return <None alt={alt} className={className} />;
  const sources = pictureAt(shown)?.sources ?? [];
  const image = (
    <img
      key={shown}
      ref={(node) => void (node && hasFailed(node) && reject())}
      className={classNames(className, focusClass(shown)) || undefined}
      src={withoutFocus(shown)}
      alt={alt}
      decoding={eager ? undefined : 'async'}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      {...(shown === src ? { sizes, srcSet } : {})}
      {...rest}
      onError={reject}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture key={shown}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes ?? 'auto, 100vw'} />
      ))}
      {image}
    </picture>
  );
}

/**
 * A framed picture with a paper texture. When it fails to load, its fallback follows, then 'Image not available'.
 * An uploaded picture is served in the best size and format, over its placeholder colour.
 */
export function Art({ ratio, className, ...picture }: ArtProps) {
  const color = pictureAt(picture.src ?? '')?.color ?? '';
  return (
    <span
      className={classNames('art', ratio && RATIO_CLASS[ratio], className)}
      ref={(node) => void node?.style.setProperty('background-color', color)}
    >
      <Picture {...picture} />
    </span>
  );
}
