import { ErrorState, Page } from '@salon/ui';
import { messageOf } from '@salon/web-kit';

interface Props {
  title: string;
  query: { error: Error | null; refetch(): unknown };
}

/** The page whose data could not be loaded: why, and another try. */
export const LoadFailedPage = ({ title, query }: Props) => (
  <Page>
    <ErrorState heading="h1" title={title} text={messageOf(query.error, '')} onRetry={() => void query.refetch()} />
  </Page>
);
