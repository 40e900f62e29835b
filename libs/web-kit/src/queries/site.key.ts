/** The query key of the salon's details. */
export const siteKey = ['site'] as const;
