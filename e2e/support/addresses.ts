/** Where the site under test runs; set by the set-up of the run. */
const at = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`npm run e2e\``);
  return value;
};

export const siteUrl = (): string => at('E2E_SITE_URL');
export const inboxUrl = (): string => at('E2E_INBOX_URL');
export const sandboxUrl = (): string => at('E2E_SANDBOX_URL');
export const chromiumPath = (): string => at('E2E_CHROMIUM');
