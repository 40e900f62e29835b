import { ErrorState, Page } from '@salon/ui';
import { messageOf } from '@salon/web-kit';
import type { UseQueryResult } from '@salon/web-kit/query';

interface Props {
  title: string;
  query: UseQueryResult;
}

/** The page when its data could not be loaded: the reason, and a retry. */
export const LoadFailedPage = ({ title, query: { error, isFetching, refetch } }: Props) => (
  <Page>
    <ErrorState
      heading="h1"
      title={title}
      text={messageOf(error, '')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  </Page>
);
