/** Key of the job `verify-order`: one question about an order at a time, however many notices raise it. */
export const verifyKey = (orderId: string): string => `verify ${orderId}`;
