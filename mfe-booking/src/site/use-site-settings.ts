import { SALON, type Site } from '@salon/contracts';
import { siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';

/** The branch label while the settings load. */
const BRANCH = { branchLabel: `${SALON.companyName}, Main Branch` };

/** The salon's contacts and branch label; the fallback has no phone number. */
export const useSiteSettings = (): Partial<Site> & typeof BRANCH => useQuery(siteQuery).data ?? BRANCH;
