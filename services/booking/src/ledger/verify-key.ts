/** Key of the job `verify-order`: at most one query per order, regardless of the number of notices. */
export const verifyKey = (orderId: string): string => `verify ${orderId}`;
