import { Page, Skeleton } from '@salon/ui';
import { useFocusHandover } from '../use-focus-handover.js';

/** The booking screen while its visit loads; `title` is read out and takes the focus of the navigation. */
export function BookingSkeleton({ title }: { title: string }) {
  useFocusHandover();
  return (
    <Page className="screen-waiting">
      <h1 className="sr">{title}</h1>
      <div className="split-view split-booking" aria-busy="true" role="status" aria-label="Loading">
        <div className="waiting-parts">
          <Skeleton height="4rem" />
          <Skeleton height="24rem" />
        </div>
        <Skeleton height="30rem" />
      </div>
    </Page>
  );
}
