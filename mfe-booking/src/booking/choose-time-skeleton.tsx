import { Page, Skeleton, Spinner } from '@salon/ui';
import { useSearchParams } from '@salon/web-kit/router';
import { StylistsSkeleton } from '../slots/stylist-choice.js';
import { Progress } from '../summary/progress.js';
import { useFocusHandover } from '../use-focus-handover.js';
import { BookingSkeleton } from '../visit-choice/booking-skeleton.js';

/** The heading of the screen that chooses a time. */
export const ChoosingHead = () => (
  <div className="screen-head">
    <div>
      <h1>Choose your time</h1>
      <p>Your services follow one another, with one stylist.</p>
    </div>
  </div>
);

/** The skeleton of the choice while the stylists load. */
export const ChoiceSkeleton = () => (
  <>
    <StylistsSkeleton />
    <div className="waiting-parts">
      <Spinner label="Loading..." />
      <Skeleton height="26rem" />
    </div>
  </>
);

/** The skeleton of the screen that chooses a time, while session and cart load. */
export function ChooseTimeSkeleton() {
  useFocusHandover();
  return (
    <Page className="screen-waiting">
      <Progress at={1} petals={1} />
      <div className="split-view split-booking" aria-busy="true">
        <div className="choosing choosing-waiting">
          <ChoosingHead />
          <ChoiceSkeleton />
        </div>
        <Skeleton height="30rem" />
      </div>
    </Page>
  );
}

/**
 * The skeleton of /book-appointment while the session is checked; with a visit in the address it is that of the other
 * screens.
 */
export function BookingPageSkeleton() {
  const [params] = useSearchParams();
  if (params.has('appointment')) return <BookingSkeleton title="Payment" />;
  return params.has('reschedule') ? <BookingSkeleton title="Choose another time" /> : <ChooseTimeSkeleton />;
}
