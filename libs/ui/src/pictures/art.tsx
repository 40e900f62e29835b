import { pictureAt } from '@salon/contracts';
import { ImageOff } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { classNames } from '../class-names.js';

interface Props {
  src: string | null | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** CSS aspect-ratio, e.g. '4/3'; without it the stylesheet gives the size. */
  ratio?: string | number;
  /** Shown when there is no `src` or it cannot be loaded. */
  fallbackSrc?: string;
  className?: string;
  /** True for a picture above the fold. */
  eager?: boolean;
  sizes?: string;
  srcSet?: string;
}

const None = ({ alt }: { alt: string }) => (
  <span className="art__none" title={alt || undefined}>
    <ImageOff aria-hidden="true" strokeWidth={1.4} />
    <span>Image not available</span>
  </span>
);

/** A picture under the paper grain; when it cannot be loaded its fallback, then 'Image not available' (spec §2). An uploaded one comes in the size and format that suits, over its colour. */
export function Art({ src, alt, ratio, fallbackSrc, className, eager = false, sizes, srcSet }: Props) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallbackSrc].find((candidate) => candidate && !failed.includes(candidate));
  const uploaded = shown ? pictureAt(shown) : null;
  const style: CSSProperties = {
    ...(ratio !== undefined && { aspectRatio: String(ratio) }),
    ...(uploaded && { backgroundColor: uploaded.color }),
  };
  return (
    <span className={classNames('art', className)} style={style}>
      {shown ? (
        <picture key={shown}>
          {uploaded?.sources.map((source) => (
            <source key={source.type} {...source} sizes={sizes ?? 'auto, 100vw'} />
          ))}
          <img
            src={shown}
            alt={alt}
            decoding="async"
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            {...(shown === src ? { sizes, srcSet } : {})}
            onError={() => setFailed((before) => [...before, shown])}
          />
        </picture>
      ) : (
        <None alt={alt} />
      )}
    </span>
  );
}
