import { Page, Skeleton, Spinner } from '@salon/ui';
import { useSearchParams } from '@salon/web-kit/router';
import { StylistsWaiting } from '../slots/stylist-choice.js';
import { Progress } from '../summary/progress.js';
import { BookingLoading } from './booking-loading.js';
import { ChoosingHead } from './choosing-head.js';

/** Where a time is chosen, before it is known for whom, or what is in their cart: its heading and its shape. */
export const ChooseWaiting = () => (
  <Page className="screen-waiting">
    <Progress at={1} />
    <div className="split-view split-booking" aria-busy="true">
      <div className="choosing">
        <ChoosingHead />
        <StylistsWaiting />
        <div className="waiting-parts">
          <Spinner label="Loading..." />
          <Skeleton height="26rem" />
        </div>
      </div>
      <Skeleton height="30rem" />
    </div>
  </Page>
);

/** The booking screen before it is known whose it is: asked about a visit, it is another one. */
export function BookingWaiting() {
  const [params] = useSearchParams();
  return params.has('appointment') || params.has('reschedule') ? <BookingLoading /> : <ChooseWaiting />;
}
