import { ErrorState } from '@salon/ui';
import { messageOf } from '@salon/web-kit';

interface Props {
  title: string;
  /** The call's own message, docs/product.md §8. */
  text?: string;
  query: { error: unknown; isFetching: boolean; refetch(): unknown };
}

/** The error state of a list: what happened, the reason if known, and Try Again. */
export const LoadFailed = ({ title, text, query: { error, isFetching, refetch } }: Props) => (
  <ErrorState
    title={title}
    text={text}
    reason={messageOf(error, '')}
    busy={isFetching}
    onRetry={() => void refetch()}
  />
);
