/** The sites of the run: one per worker, as far as there are enough. */
const sites = JSON.parse(process.env.E2E_SITES ?? '[]') as Record<string, string>[];
const own = sites[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % sites.length];

/** The URL of the site under test; set by the global set-up. */
const at = (name: string): string => {
  const value = process.env[name] ?? own?.[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`npm run e2e\``);
  return value;
};

export const siteUrl = (): string => at('E2E_SITE_URL');
export const inboxUrl = (): string => at('E2E_INBOX_URL');
export const sandboxUrl = (): string => at('E2E_SANDBOX_URL');
/** The site's database, as one of its services sees it. */
export const databaseUrl = (service: 'booking' | 'catalog'): string =>
  `postgres://${service}:${service}-dev@127.0.0.1:${at('E2E_POSTGRES_PORT')}/salon`;
/** The site's folder for pictures. */
export const mediaDir = (): string => at('E2E_MEDIA_DIR');
export const chromiumPath = (): string => at('E2E_CHROMIUM');
