import { messages, SALON, type VisitRecord } from '@salon/contracts';
import { Button } from '@salon/ui';
import { formatDate, formatTime, messageOf, toast } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { VisitMoney } from '../visit/visit-money.js';
import { mailReceipt } from './visit.api.js';
import { receiptLinesOf } from './visit.rules.js';
import { VisitLines } from './visit-lines.js';

/** Name, branch, address and phone of the salon; its default name while they load. */
function Salon() {
  const { data } = useQuery(siteQuery);
  const lines = [data?.companyName ?? SALON.companyName, data?.branchLabel, data?.address, data?.phone];
  return <address>{lines.map((line) => line && <span key={line}>{line}</span>)}</address>;
}

/** The printed part; the rest of the page is not printed. */
function Paper({ record }: { record: VisitRecord }) {
  const { visit } = record;
  return (
    <div className="visit-receipt" aria-hidden="true">
      <Salon />
      <h1>Receipt {visit.appointmentId}</h1>
      <p>
        {visit.user.name}
        <br />
        {formatDate(visit.date)}, {formatTime(visit.startTime)} with {visit.stylist.name}
      </p>
      <VisitLines services={visit.services} />
      <VisitMoney lines={receiptLinesOf(record)} />
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
