import { messages } from '@salon/contracts';
import { ErrorState } from '@salon/ui';
import { messageOf } from '@salon/web-kit';
import type { UseQueryResult } from '@salon/web-kit/query';

/** The reason why the texts of a page could not be loaded, and a retry. */
export const ContentFailed = ({ query: { error, isFetching, refetch } }: { query: UseQueryResult }) => (
  <ErrorState
    title={messages.somethingWrong}
    text={messageOf(error, messages.contentFailed)}
    busy={isFetching}
    onRetry={() => void refetch()}
  />
);
