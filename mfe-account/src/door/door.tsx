import type { ReactNode } from 'react';
import { DoorArt, type Scene } from './door-art.js';

interface Props {
  scene: Scene;
  caption: string;
  /** The picture stands right of the form instead of left. */
  flip?: boolean;
  children: ReactNode;
}

/** The frame of the pages at the door: a picture, and beside it the form. */
export const Door = ({ scene, caption, flip = false, children }: Props) => (
  <div className={flip ? 'door door-flip' : 'door'}>
    <figure className="door-picture">
      <DoorArt scene={scene} />
      <figcaption>{caption}</figcaption>
    </figure>
    <div className="door-form">{children}</div>
  </div>
);
