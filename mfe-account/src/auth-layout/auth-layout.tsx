import type { ReactNode } from 'react';
import { AuthArt, type Scene } from './auth-art.js';

interface Props {
  scene: Scene;
  caption: string;
  /** Shows the picture right of the form instead of left. */
  flip?: boolean;
  children: ReactNode;
}

/** The layout of login, registration and password pages: a picture beside the form. */
export const AuthLayout = ({ scene, caption, flip = false, children }: Props) => (
  <div className={flip ? 'auth-layout auth-flip' : 'auth-layout'}>
    <figure className="auth-picture">
      <AuthArt scene={scene} />
      <figcaption>{caption}</figcaption>
    </figure>
    <div className="auth-form">{children}</div>
  </div>
);
