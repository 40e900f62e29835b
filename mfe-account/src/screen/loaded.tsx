import { Skeleton } from '@salon/ui';
import type { ReactNode } from 'react';
import { type FailedQuery, hasFailed, LoadError } from './load-failed.js';
import '../styles/admin-page.css';

interface Props<Data> {
  query: FailedQuery & { data: Data | undefined; isPending: boolean; isPlaceholderData: boolean };
  /** Whether what is shown with the data has loaded, too. */
  isReady?: boolean;
  /** The heading of the error. */
  title?: string;
  /** Message when the response has no reason. */
  failed?: string;
  /** Number and height of the placeholder rows. */
  rows: readonly [count: number, height: string];
  children(data: Data): ReactNode;
}

/**
 * Loading, error and ready states of a screen: placeholder rows while loading, an error with retry, or the data. While
 * the first load is tried again, the error stays, also in place of the placeholder data of another query.
 */
export function Loaded<Data>({ query, isReady = true, title, failed, rows, children }: Props<Data>) {
  const { data, isPending, isPlaceholderData } = query;
  const [count, height] = rows;
  const isFailed = hasFailed(query);
  if (isReady && data !== undefined && !(isFailed && isPlaceholderData)) return children(data);
  if ((isReady && !isPending) || isFailed) return <LoadError query={query} title={title} failed={failed} />;
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
