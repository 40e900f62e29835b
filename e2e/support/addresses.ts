import { roleUrl } from '@salon/local/databases';

type Addresses = Record<string, string | undefined>;

/** The sites of the run, one per worker; set by the global set-up. */
const sites = JSON.parse(process.env.E2E_SITES ?? '[]') as Addresses[];
const usual: Addresses = { ...sites[Number(process.env.TEST_PARALLEL_INDEX ?? 0)], ...process.env };
let current = usual;

/** Points the journeys of this worker at another site, or without one at the usual site again. */
export const setAddresses = (addresses = usual): void => void (current = addresses);

const at = (name: string): string => {
  const value = current[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`npm run e2e\``);
  return value;
};

export const siteUrl = (): string => at('E2E_SITE_URL');
/** The BFF itself, whose metrics the site does not show. */
export const bffUrl = (): string => at('E2E_BFF_URL');
export const inboxUrl = (): string => at('E2E_INBOX_URL');
export const smtpUrl = (): string => at('E2E_SMTP_URL');
export const sandboxUrl = (): string => at('E2E_SANDBOX_URL');
/** The site's database, as one of its services sees it. */
export const databaseUrl = (service: 'account' | 'booking' | 'catalog'): string =>
  roleUrl(at('E2E_POSTGRES_PORT'), service);
/** The site's folder for pictures. */
export const mediaDir = (): string => at('E2E_MEDIA_DIR');
