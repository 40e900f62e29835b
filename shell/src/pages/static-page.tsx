import { Art } from '@salon/ui';
import type { ReactNode } from 'react';

interface Props {
  /** A drawing of `/art`, without its ending. */
  art: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A page with one drawing, one sentence and one way on. */
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
