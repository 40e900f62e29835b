import { Page, Skeleton, Spinner } from '@salon/ui';
import { Progress } from '../summary/progress.js';
import { useFocusHandover } from '../use-focus-handover.js';

/** The skeleton of a line. */
const LineSkeleton = () => (
  <div className="cart-line" aria-hidden="true">
    <Skeleton ratio="1/1" />
    <div className="cart-line-words cart-words-waiting">
      <Skeleton width="55%" height="1.5rem" />
      <Skeleton width="85%" height="1.1rem" />
      <Skeleton width="45%" height="1rem" />
    </div>
    <Skeleton width="8.25rem" height="46px" />
    <Skeleton className="cart-line-total" width="6.5rem" height="1.25rem" />
  </div>
);

/** The cart's screen while session or cart load: heading and skeleton. */
export function CartSkeleton({ label }: { label: string }) {
  useFocusHandover();
  return (
    <Page className="screen-waiting">
      <Progress at={0} petals={1} />
      <div className="split-view" aria-busy="true">
        <div>
          <div className="screen-head screen-head-tight">
            <div>
              <h1>Services Cart</h1>
              <p>
                <Spinner label={label} />
              </p>
            </div>
          </div>
          <div className="cart-lines">
            {[0, 1, 2].map((line) => (
              <LineSkeleton key={line} />
            ))}
          </div>
        </div>
        <Skeleton height="24rem" />
      </div>
    </Page>
  );
}
