import { SALON, SALON_TEXTS, type Site } from '@salon/contracts';
import { isFirstLoad, siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { menuPreviewQuery } from './site.queries.js';

/** Defaults until the salon's details have loaded, or when they fail to load. */
export const DEFAULT_SITE: Site = {
  brand: SALON.brand,
  companyName: SALON.companyName,
  ...SALON_TEXTS,
  phone: '',
  email: '',
  whatsapp: '',
  address: 'Colombo',
  mapUrl: '',
  social: ['Instagram', 'Facebook', 'TikTok', 'YouTube'].map((name) => ({
    name,
    url: `https://www.${name.toLowerCase()}.com/`,
  })),
  hours: [],
};

/** Brand, contacts and texts of the salon; `waiting` while they load for the first time. */
export function useSite(): { site: Site; waiting: boolean } {
  const query = useQuery(siteQuery);
  return { site: query.data ? { ...DEFAULT_SITE, ...query.data } : DEFAULT_SITE, waiting: isFirstLoad(query) };
}

/** A preview of the menu for the home page. */
export const useMenuPreview = () => useQuery(menuPreviewQuery);
