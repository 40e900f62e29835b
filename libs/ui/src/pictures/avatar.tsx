import { pictureAt } from '@salon/contracts';
import { useState } from 'react';
import { classNames } from '../class-names.js';
import { hasFailed } from './has-failed.js';

/** 'Dilani de Silva' → 'DD': what stands where a picture will be. */
const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase('en'))
    .join('');

interface Props {
  name: string;
  picture: string | null | undefined;
  /** Width as CSS draws it, px; picks the file that suits. */
  size?: number;
  className?: string;
}

/** Someone's picture in a circle; their initials when there is none, or none any more. It only decorates: the name stands beside it. */
export function Avatar({ name, picture, size = 40, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = picture && picture !== broken ? picture : null;
  return (
    <span className={classNames('avatar', className)} aria-hidden="true">
      {shown ? (
        <img
          ref={(node) => void (node && hasFailed(node) && setBroken(shown))}
          src={shown}
          srcSet={pictureAt(shown)?.sources.at(-1)?.srcSet}
          sizes={`${size}px`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(shown)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
