import { appointmentQuery } from '@salon/web-kit/queries';
import { queryOptions } from '@salon/web-kit/query';

/** One visit for its receipt: separate from the other cached copies, which may lack payments. */
export const receiptQuery = (id: string) => {
  const visit = appointmentQuery(id);
  return queryOptions({ ...visit, queryKey: [...visit.queryKey, 'receipt'] });
};
