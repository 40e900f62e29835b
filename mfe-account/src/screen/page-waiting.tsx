import { Page, PageHeading, Skeleton, Spinner } from '@salon/ui';

/** One's own page before it is known whose it is: its heading and its shape. What stands below it is out of sight, and jumps nowhere. */
export const PageWaiting = ({ title, lead }: { title: string; lead: string }) => (
  <Page style={{ minBlockSize: '100svh' }} aria-busy="true">
    <PageHeading title={title} lead={lead} />
    <Spinner label="Loading..." />
    <Skeleton height="24rem" />
  </Page>
);
