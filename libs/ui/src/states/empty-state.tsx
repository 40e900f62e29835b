import type { ReactNode } from 'react';
import { Art } from '../pictures/art.js';
import { Flower } from '../pictures/flower.js';

interface Props {
  /** URL of an illustration; without it the flower is shown. */
  art?: string;
  title: string;
  text?: string;
  /** The next step. */
  children?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

/** An empty list: an illustration, one sentence, one next step. */
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
