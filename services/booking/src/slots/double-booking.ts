import { sqlStateOf } from '@salon/nest-kit';
import { QueryFailedError } from 'typeorm';

const EXCLUSION_VIOLATION = '23P01';

/**
 * Whether the database refused a stylist's time: by the exclusion constraint, because another visit already takes it,
 * or by the trigger `stylist_works_here` under the constraint's name, because the stylist has left the salon meanwhile.
 */
export const isDoubleBooked = (error: unknown): boolean =>
  sqlStateOf(error) === EXCLUSION_VIOLATION && constraintOf(error) === 'stylist_sold_once';

/** The constraint that a failed statement violated, undefined for any other error. */
const constraintOf = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { constraint?: string }).constraint : undefined;
