import { CATEGORIES, type Category } from '@salon/contracts';
import { useQuery } from '@salon/web-kit/query';
import { getMenu, type Menu } from './services.api.js';

/** Stale time of the menu in milliseconds: it rarely changes, and the server prices the cart. */
const FRESH_MS = 300_000;

const menu = {
  queryKey: ['services'],
  queryFn: ({ signal }: { signal: AbortSignal }) => getMenu(signal),
  staleTime: FRESH_MS,
} as const;

export const useServices = () => useQuery({ ...menu, select: ({ services }: Menu) => services });

/** The salon's categories; the default ones while they load. */
export const useCategories = (): readonly Category[] =>
  useQuery({ ...menu, select: ({ categories }: Menu) => categories }).data ?? CATEGORIES;
