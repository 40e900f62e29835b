import { menuQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';

/** Stale time in milliseconds, shorter than for guests: an owner may have changed a price on another device. */
const DESK_MENU_FRESH_MS = 30_000;

/** The services that can be added. */
export const useDeskServices = () =>
  useQuery({ ...menuQuery, select: ({ services }) => services, staleTime: DESK_MENU_FRESH_MS });
