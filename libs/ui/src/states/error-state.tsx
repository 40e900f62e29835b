import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.js';

interface Props {
  title: string;
  text?: string;
  onRetry?(): void;
  /** While the second try runs. */
  busy?: boolean;
  children?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

/** Something failed: what, why if known, and 'Try Again'. */
export const ErrorState = ({ title, text, onRetry, busy, children, heading: Heading = 'h2' }: Props) => (
  <div className="state" role="alert">
    <span className="state__mark"><CloudOff aria-hidden="true" /></span>
    <Heading className="state__title">{title}</Heading>
    {text && text !== title && <p className="state__text">{text}</p>}
    {(onRetry || children) && (
      <div className="state__act">
        {onRetry && <Button variant="primary" busy={busy} onClick={onRetry}>Try Again</Button>}
        {children}
      </div>
    )}
  </div>
);
