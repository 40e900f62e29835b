import { messages } from '@salon/contracts';
import { ErrorState, Skeleton } from '@salon/ui';
import { messageOf } from '@salon/web-kit';
import type { ReactNode } from 'react';
import '../styles/admin-page.css';

interface Props<Data> {
  query: {
    data: Data | undefined;
    isPending: boolean;
    isFetching: boolean;
    error: Error | null;
    refetch(): unknown;
  };
  /** The heading of the error. */
  title?: string;
  /** Message when the response has no reason. */
  failed?: string;
  /** Number and height of the placeholder rows. */
  rows: readonly [count: number, height: string];
  children(data: Data): ReactNode;
}

/** Loading, error and ready states of a screen: placeholder rows while loading, an error with retry, or the data. */
export function Loaded<Data>({
  query,
  title = messages.somethingWrong,
  failed = '',
  rows: [count, height],
  children,
}: Props<Data>) {
  const { data, isPending, isFetching, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isPending)
    return (
      <ErrorState title={title} text={messageOf(error, failed)} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <>
      <p className="sr" role="status">
        Loading...
      </p>
      <div className="admin-waiting" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <Skeleton key={at} height={height} />
        ))}
      </div>
    </>
  );
}
