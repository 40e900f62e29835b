import type { ReactNode } from 'react';
import { Art } from '../pictures/art.js';
import { Flower } from '../pictures/flower.js';

interface Props {
  /** Address of a drawing; without one the flower stands there. */
  art?: string;
  title: string;
  text?: string;
  /** The one way on. */
  children?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing here yet: a drawing, one sentence, one way on. */
export const EmptyState = ({ art, title, text, children, heading: Heading = 'h2' }: Props) => (
  <div className="state">
    {art ? (
      <Art className="state__art" src={art} alt="" ratio="4/3" />
    ) : (
      <span className="state__mark">
        <Flower />
      </span>
    )}
    <Heading className="state__title">{title}</Heading>
    {text && <p className="state__text">{text}</p>}
    {children && <div className="state__actions">{children}</div>}
  </div>
);
