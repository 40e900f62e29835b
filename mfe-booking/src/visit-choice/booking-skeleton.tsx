import { Page, Skeleton } from '@salon/ui';

/** The booking screen while its visit loads. */
export const BookingSkeleton = () => (
  <Page className="screen-waiting">
    <div className="split-view split-booking" aria-busy="true" role="status" aria-label="Loading">
      <div className="waiting-parts">
        <Skeleton height="4rem" />
        <Skeleton height="24rem" />
      </div>
      <Skeleton height="30rem" />
    </div>
  </Page>
);
