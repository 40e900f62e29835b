import { pictureAt, withoutFocus } from '@salon/contracts';
import { useState } from 'react';
import { classNames } from '../class-names.js';
import { focusClass } from './focus-class.js';
import { hasFailed } from './has-failed.js';

/** 'Dilani de Silva' → 'DD': shown in place of a picture. */
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
  /** Rendered width in px; selects the file size. */
  size?: number;
  className?: string;
}

/** A round profile picture, or initials when there is none or it fails. Decorative: the name is shown beside it. */
export function Avatar({ name, picture, size = 40, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = picture && picture !== broken ? picture : null;
  return (
    <span className={classNames('avatar', className)} aria-hidden="true">
      {shown ? (
        <img
          ref={(node) => void (node && hasFailed(node) && setBroken(shown))}
          className={focusClass(shown)}
          src={withoutFocus(shown)}
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
