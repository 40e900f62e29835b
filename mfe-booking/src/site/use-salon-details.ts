import { SALON_TEXTS, type Site } from '@salon/contracts';
import { siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';

/** The salon's contacts and branch label; while they load, the default label and no phone number. */
export const useSalonDetails = (): Partial<Site> & Pick<Site, 'branchLabel'> => useQuery(siteQuery).data ?? SALON_TEXTS;
