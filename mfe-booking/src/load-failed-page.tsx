import { ErrorState, Page } from '@salon/ui';
import { messageOf } from '@salon/web-kit';

interface Props {
  title: string;
  query: { error: Error | null; refetch(): unknown };
}

/** The page when its data could not be loaded: the reason, and a retry. */
export const LoadFailedPage = ({ title, query }: Props) => (
  <Page>
    <ErrorState heading="h1" title={title} text={messageOf(query.error, '')} onRetry={() => void query.refetch()} />
  </Page>
);
