/** The query key of the salon's settings. */
export const siteKey = ['site'] as const;
