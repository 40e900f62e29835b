import { CATEGORIES, type Category } from '@salon/contracts';
import { useQuery } from '@salon/web-kit/query';
import { getMenu, type Menu } from './services.api.js';

/** How long the menu counts as fresh, in milliseconds: it changes seldom, and the cart is priced by the server anyway. */
const FRESH_MS = 300_000;

const menu = {
  queryKey: ['services'],
  queryFn: ({ signal }: { signal: AbortSignal }) => getMenu(signal),
  staleTime: FRESH_MS,
} as const;

export const useServices = () => useQuery({ ...menu, select: ({ services }: Menu) => services });

/** The salon's categories; before they are here, those it began with. */
export const useCategories = (): readonly Category[] =>
  useQuery({ ...menu, select: ({ categories }: Menu) => categories }).data ?? CATEGORIES;
