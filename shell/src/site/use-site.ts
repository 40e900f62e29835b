import { SALON, type Site } from '@salon/contracts';
import { isFirstLoad, siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { menuPreviewQuery } from './site.queries.js';

/** Defaults until the salon's settings have loaded, or when they fail to load. */
export const DEFAULT_SITE: Site = {
  brand: SALON.brand,
  companyName: SALON.companyName,
  tagline: 'Take an hour that belongs only to you.',
  footerText: 'Hair, nails, skin and make-up in a quiet house in Colombo. Named for the temple flower at our gate.',
  developerCredit: 'Designed and built by the Araliya web studio',
  phone: '',
  email: '',
  whatsapp: '',
  address: 'Colombo',
  mapUrl: '',
  branchLabel: `${SALON.companyName}, Main Branch`,
  social: ['Instagram', 'Facebook', 'TikTok', 'YouTube'].map((name) => ({
    name,
    url: `https://www.${name.toLowerCase()}.com/`,
  })),
  hours: [],
};

/** Brand, contacts and texts of the salon; `waiting` while its settings load for the first time. */
export function useSite(): { site: Site; waiting: boolean } {
  const query = useQuery(siteQuery);
  return { site: query.data ? { ...DEFAULT_SITE, ...query.data } : DEFAULT_SITE, waiting: isFirstLoad(query) };
}

/** A preview of the menu for the home page. */
export const useMenuPreview = () => useQuery(menuPreviewQuery);
