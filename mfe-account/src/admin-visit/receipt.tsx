import { messages, type VisitRecord } from '@salon/contracts';
import { Button } from '@salon/ui';
import { SalonAddress } from '@salon/ui/page/salon-address';
import { StatusChip } from '@salon/ui/states/status-chip';
import { formatDate, formatTime, messageOf, salonDayOf, toast } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { customerName } from '../visit/customer-name.js';
import { useNow } from '../visit/use-now.js';
import { VisitMoney } from '../visit/visit-money.js';
import { mailReceipt } from './visit.api.js';
import { receiptLinesOf } from './visit.rules.js';
import { VisitLines } from './visit-lines.js';
import '../styles/print-alone.css';

/** The printed part, which the customer gets; the rest of the page is not printed. */
function Paper({ record }: { record: VisitRecord }) {
  const { visit } = record;
  const { data: site } = useQuery(siteQuery);
  const now = useNow();
  return (
    <div className="visit-receipt print-alone" aria-hidden="true">
      <SalonAddress site={site} />
      <h1>Receipt {visit.appointmentId}</h1>
      <p>
        <StatusChip status={visit.status} />
      </p>
      <p>
        {customerName(visit)}
        <br />
        {formatDate(visit.date)}, {formatTime(visit.startTime)} with {visit.stylist.name}
      </p>
      <VisitLines {...visit} />
      <VisitMoney lines={receiptLinesOf(record)} />
      <p>Printed on {formatDate(salonDayOf(now))}</p>
    </div>
  );
}

/** The receipt, printed or mailed. */
export function Receipt({ record }: { record: VisitRecord }) {
  const { visit } = record;
  const client = useQueryClient();
  const mail = useMutation({
    mutationFn: () => mailReceipt(visit._id),
    onSuccess: () => toast.success(messages.receiptMailed),
    onError: (error) => toast.error(messageOf(error, messages.visitDecisionFailed)),
    onSettled: () => client.invalidateQueries(),
  });
  if (visit.status === 'pending') return null;
  return (
    <div className="visit-receipt-actions">
      <Button variant="line" onClick={() => print()}>
        Print the receipt
      </Button>
      {visit.user.email && (
        <Button variant="line" busy={mail.isPending} onClick={() => mail.mutate()}>
          Mail the receipt
        </Button>
      )}
      {visit.user.email && <p className="hint">To {visit.user.email}. A mail cannot be taken back.</p>}
      <Paper record={record} />
    </div>
  );
}
