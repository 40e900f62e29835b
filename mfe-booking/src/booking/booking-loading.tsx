import { Page, Skeleton } from '@salon/ui';

/** The booking screen before its visit or cart is known. */
export const BookingLoading = () => (
  <Page>
    <div className="split-view split-booking" aria-busy="true" role="status" aria-label="Loading">
      <div className="booking-waiting"><Skeleton height="4rem" /><Skeleton height="24rem" /></div>
      <Skeleton height="30rem" />
    </div>
  </Page>
);
