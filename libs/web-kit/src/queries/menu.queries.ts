import { queryOptions } from '@salon/web-kit/query';
import { getMenu } from './menu.api.js';

/** Stale time of the menu in milliseconds: it rarely changes, and the server computes the prices of the cart. */
const FRESH_MS = 300_000;

/** The services with the salon's categories; every content action refetches it, with all other queries. */
export const menuQuery = queryOptions({
  queryKey: ['services'],
  queryFn: ({ signal }) => getMenu(signal),
  staleTime: FRESH_MS,
});
