import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.js';
import { ErrorIllustration } from '../pictures/error-illustration.js';

interface Props {
  title: string;
  text?: string;
  /** The reason, when the text says what failed. */
  reason?: string;
  onRetry?(): void;
  /** True while the retry runs. The text and the reason stay meanwhile: a query that is retried has no error. */
  busy?: boolean;
  children?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

/** A failure: what failed, the reason if known, and 'Try Again'. */
export function ErrorState({ title, onRetry, busy, children, heading: Heading = 'h2', ...latest }: Props) {
  const [{ text, reason }, setShown] = useState(latest);
  if (!busy && (latest.text !== text || latest.reason !== reason)) setShown(latest);
  return (
    <div className="state" role="alert">
      <ErrorIllustration />
      <Heading className="state__title">{title}</Heading>
      {text && text !== title && <p className="state__text">{text}</p>}
      {reason && reason !== text && reason !== title && <p className="state__text small">{reason}</p>}
      {(onRetry || children) && (
        <div className="state__actions">
          {onRetry && (
            <Button variant="primary" busy={busy} onClick={onRetry}>
              Try Again
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
