import { Button, buttonClass, Page, Skeleton } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { Link, useParams } from '@salon/web-kit/router';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Printer } from 'lucide-react';
import { VisitFailedPage } from '../visit-failed-page.js';
import { receiptQuery } from './receipt.queries.js';
import { ReceiptSheet } from './receipt-sheet.js';

const ReceiptLoading = () => (
  <Page>
    <div className="paper" aria-busy="true" role="status" aria-label="Loading your receipt">
      <Skeleton height="4rem" />
      <Skeleton height="8rem" />
      <Skeleton height="14rem" />
    </div>
  </Page>
);

/** /receipt/{appointment}: the booked services and their payments, to keep or to print. */
export function ReceiptPage() {
  const { appointment: id = '' } = useParams();
  useTitle('Receipt');
  const visit = useQuery(receiptQuery(id));
  if (isFirstLoad(visit)) return <ReceiptLoading />;
  if (!visit.data) return <VisitFailedPage title="We cannot show this receipt" query={visit} />;
  return (
    <Page>
      <div className="paper-ways">
        <Link className={buttonClass({ variant: 'text' })} to="/profile/appointments">
          View My Appointments
        </Link>
        <Button variant="primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      <ReceiptSheet appointment={visit.data} />
    </Page>
  );
}
