import { sqlStateOf } from '@salon/nest-kit';
import { QueryFailedError } from 'typeorm';

const EXCLUSION_VIOLATION = '23P01';

/** Whether the exclusion constraint refused a stylist's time that another visit already takes. */
export const isSoldAlready = (error: unknown): boolean =>
  sqlStateOf(error) === EXCLUSION_VIOLATION && constraintOf(error) === 'stylist_sold_once';

/** The constraint that a failed statement violated, undefined for any other error. */
const constraintOf = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { constraint?: string }).constraint : undefined;
