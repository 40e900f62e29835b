import type { Appointment, Customer, OwnVisit, TaskVisit } from '@salon/contracts';

/** Every form in which a response names a customer; stylists get the first name only (ADR-0053). */
type Named =
  Pick<Appointment, 'user'> | Pick<TaskVisit, 'customerName'> | Pick<Customer, 'name'> | Pick<OwnVisit, 'firstName'>;

/** The name in labels and messages, which are text. */
export function customerName(of: Named): string {
  if ('user' in of) return of.user.name;
  if ('customerName' in of) return of.customerName;
  return 'firstName' in of ? of.firstName : of.name;
}

/** The name of a customer wherever the salon's screens show it; what is marked beside it belongs here. */
export const CustomerName = ({ of }: { of: Named }) => <>{customerName(of)}</>;
