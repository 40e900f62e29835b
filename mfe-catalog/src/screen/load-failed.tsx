import { ErrorState } from '@salon/ui';
import { messageOf } from '@salon/web-kit';

interface Props {
  title: string;
  /** The call's own sentence, spec §8. */
  text?: string;
  error: unknown;
  onRetry: () => void;
}

/** A list that could not be had: what happened, why if that is known, and Try Again. */
export function LoadFailed({ title, text, error, onRetry }: Props) {
  const reason = messageOf(error, '');
  return (
    <div className="load-failed">
      <ErrorState title={title} text={text} onRetry={onRetry} />
      {reason !== '' && <p className="load-failed-reason">{reason}</p>}
    </div>
  );
}
