import { ApiError } from '@salon/web-kit';

/** Whether a save was refused because somebody else has saved meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';
