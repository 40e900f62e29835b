import { ErrorState } from '@salon/ui';
import { messageOf } from '@salon/web-kit';

interface Props {
  title: string;
  /** The call's own sentence, docs/product.md §8. */
  text?: string;
  error: unknown;
  onRetry: () => void;
}

/** A list that could not be had: what happened, why if that is known, and Try Again. */
export const LoadFailed = ({ title, text, error, onRetry }: Props) => (
  <ErrorState title={title} text={text} reason={messageOf(error, '')} onRetry={onRetry} />
);
