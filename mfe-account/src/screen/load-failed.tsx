import { messages } from '@salon/contracts';
import { Button, ErrorState, Notice } from '@salon/ui';
import { ApiError, messageOf } from '@salon/web-kit';
import type { ComponentProps } from 'react';

interface Props {
  query: { isFetched: boolean; data: unknown; isFetching: boolean; refetch(): unknown };
  failed: string;
}

/** The error of a part of a form that has not loaded, with retry; it stays while the part is loaded again. */
export const LoadFailed = ({ query: { isFetched, data, isFetching, refetch }, failed }: Props) =>
  isFetched &&
  data === undefined && (
    <Notice tone="danger">
      {failed}{' '}
      <Button variant="text" busy={isFetching} onClick={() => void refetch()}>
        Try Again
      </Button>
    </Notice>
  );

export interface FailedQuery {
  isFetching: boolean;
  error: Error | null;
  isFetchedAfterMount: boolean;
  /** 0 before the first success. */
  dataUpdatedAt: number;
  refetch(): unknown;
}

/** Whether the first load has failed, also while it is tried again: the query is pending then, without its error. */
export const hasFailed = ({ isFetchedAfterMount, dataUpdatedAt }: FailedQuery): boolean =>
  isFetchedAfterMount && dataUpdatedAt === 0;

/** Whether there is nothing under this address, so that trying again is of no use. */
export const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

interface ErrorProps extends Partial<Pick<ComponentProps<typeof ErrorState>, 'title' | 'text' | 'heading'>> {
  query: FailedQuery;
  /** Message when the response has no reason. */
  failed?: string;
}

/** The error of a screen, or of a part of it, that has not loaded, with retry; it stays until the retry has ended. */
export const LoadError = ({
  query: { isFetching, error, refetch },
  failed = '',
  title = messages.somethingWrong,
  text = messageOf(error, failed),
  heading,
}: ErrorProps) => (
  <ErrorState title={title} text={text} heading={heading} busy={isFetching} onRetry={() => void refetch()} />
);

/** Above data that could not be loaded again. */
export const StaleNotice = ({ error, failed }: { error: Error | null; failed: string }) =>
  error && <Notice tone="warning">{messageOf(error, failed)} What you see may be old.</Notice>;
