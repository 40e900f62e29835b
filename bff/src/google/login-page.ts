/** Query of the login page: the outcome, and whether the account is new (decision A12). */
export type Landing = { google: string; newcomer?: string };

export const FAILED: Landing = { google: 'failed' };

/** Where the browser shows it. */
export const loginPage = (landing: Landing): string => `/login?${new URLSearchParams(landing).toString()}`;
