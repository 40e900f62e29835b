/** What the build decided. In production a remote without a digest is refused. */
export const config = { production: process.env.NODE_ENV === 'production' } as const;

/** The gallery of the design system's pieces; a production build does not even hold its files. */
export const loadDesignPage =
  process.env.NODE_ENV === 'production'
    ? null
    : async () => ({ Component: (await import('./design/design-page.js')).DesignPage });
