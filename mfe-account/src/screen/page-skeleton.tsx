import { Page, PageHeading, Skeleton, Spinner } from '@salon/ui';

/**
 * A customer's page while the session is checked: heading and skeleton. It fills the screen, so nothing below it
 * shifts.
 */
export const PageSkeleton = ({ title, lead }: { title: string; lead: string }) => (
  <Page className="page-waiting" aria-busy="true">
    <PageHeading title={title} lead={lead} />
    <Spinner label="Loading..." />
    <Skeleton height="24rem" />
  </Page>
);
