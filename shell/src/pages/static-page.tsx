import { Art } from '@salon/ui';
import type { ReactNode } from 'react';

interface Props {
  /** The name of an illustration in `/art`, without its extension. */
  art: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A page with one illustration, one sentence and links. */
export const StaticPage = ({ art, title, text, children }: Props) => (
  <section className="static-page page">
    <div className="static-page__text">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="static-page__actions">{children}</div>
    </div>
    <Art className="static-page__art" src={`/art/${art}.svg`} width={800} height={600} alt="" loading="eager" />
  </section>
);
