/** What the build decided. In production a remote without a digest is refused. */
export const config = { production: process.env.NODE_ENV === 'production' } as const;
