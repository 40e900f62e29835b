import { appointmentQuery } from '@salon/web-kit/queries';
import { queryOptions } from '@salon/web-kit/query';

/** One visit for its receipt: apart from the other copies, which may come without payments. */
export const receiptQuery = (id: string) => {
  const visit = appointmentQuery(id);
  return queryOptions({ ...visit, queryKey: [...visit.queryKey, 'receipt'] });
};
