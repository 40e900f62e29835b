import { pictureAt } from '@salon/contracts';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names.js';
import { hasFailed } from './has-failed.js';

interface PictureProps {
  src: string | null | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Shown when there is no `src` or it cannot be loaded. */
  fallbackSrc?: string;
  className?: string;
  /** True for the picture that opens the page. */
  eager?: boolean;
  /** 'eager' for other pictures above the fold. */
  loading?: 'eager' | 'lazy';
  /** The drawing's own size, px: its ratio before a stylesheet has come. */
  width?: number;
  height?: number;
  sizes?: string;
  srcSet?: string;
}

interface ArtProps extends PictureProps {
  /** Without it the stylesheet gives the size. */
  ratio?: '4/3' | '1';
}

const RATIO_CLASS = { '4/3': 'art--landscape', '1': 'art--square' } as const;

const None = ({ alt, className }: { alt: string; className: string | undefined }) => (
  <span className={classNames('art__none', className)} title={alt || undefined}>
    <ImageOff aria-hidden="true" strokeWidth={1.4} />
    <span>Image not available</span>
  </span>
);

/** The first of `src` and `fallbackSrc` that can be loaded, and the way to say that it cannot. */
function useWorkingSource(src: PictureProps['src'], fallbackSrc: string | undefined) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallbackSrc].find((candidate) => candidate && !failed.includes(candidate));
  const reject = () =>
    setFailed((before) =>
      shown === undefined || shown === null || before.includes(shown) ? before : [...before, shown],
    );
  return { shown, reject };
}

/** The image alone, without a frame: the page's one way to show a picture that may fail. */
export function Picture({ src, alt, fallbackSrc, className, eager = false, sizes, srcSet, ...rest }: PictureProps) {
  const { shown, reject } = useWorkingSource(src, fallbackSrc);
  if (!shown) return <None alt={alt} className={className} />;
  const sources = pictureAt(shown)?.sources ?? [];
  const image = (
    <img
      key={shown}
      ref={(node) => void (node && hasFailed(node) && reject())}
      className={className}
      src={shown}
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
 * A picture in its frame, under the paper grain; when it cannot be loaded its fallback, then 'Image not available'.
 * An uploaded one comes in the size and format that suits, over its colour.
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
