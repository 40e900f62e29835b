import { constraintOf, sqlState } from '../database/transaction.js';

const EXCLUSION_VIOLATION = '23P01';

/** Whether the exclusion constraint refused a stylist's time that another visit already takes. */
export const isSoldAlready = (error: unknown): boolean =>
  sqlState(error) === EXCLUSION_VIOLATION && constraintOf(error) === 'stylist_sold_once';
