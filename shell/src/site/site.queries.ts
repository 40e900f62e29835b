import type { AlmanacMonth, NextFreeToday } from '@salon/contracts';
import { api, browserNow, salonTimeOf } from '@salon/web-kit';
import { getMenu } from '@salon/web-kit/queries';
import { queryOptions } from '@salon/web-kit/query';
import { dayPartOf } from './day-part.rules.js';
import { menuPreviewOf } from './highlights.rules.js';

/** A changed menu shows on the home page after a minute. */
const MENU_FRESH_MS = 60_000;

/** A preview of the menu for the home page. */
export const menuPreviewQuery = queryOptions({
  queryKey: ['home', 'menu'],
  queryFn: async ({ signal }) => menuPreviewOf((await getMenu(signal)).services),
  staleTime: MENU_FRESH_MS,
});

/** The next free time today; always stale, because it may have been taken. */
export const nextFreeQuery = queryOptions({
  queryKey: ['site', 'next-free'],
  queryFn: async ({ signal }) =>
    (await api.get<{ nextFree: NextFreeToday | null }>('/site/next-free', { signal })).data.nextFree,
  staleTime: 0,
});

const dayPartNow = () => dayPartOf(salonTimeOf(browserNow()));

/**
 * The part of the salon's day. A query, so that hydration shows what the server rendered, however old that page is;
 * then it is always stale and follows the clock.
 */
export const dayPartQuery = queryOptions({
  queryKey: ['site', 'day-part'],
  queryFn: dayPartNow,
  initialData: dayPartNow,
  staleTime: 0,
});

/** The almanac of the salon's month. The page is complete without it, so a failed call counts as no item. */
export const almanacQuery = queryOptions({
  queryKey: ['home', 'almanac'],
  queryFn: ({ signal }) =>
    api.get<{ almanac: AlmanacMonth | null }>('/site/almanac', { signal }).then(
      ({ data }) => data.almanac,
      () => null,
    ),
  staleTime: MENU_FRESH_MS,
});
