import type { AppName } from '@salon/contracts';

/** Build-time settings. In production a remote without a digest is refused. */
export const config = { production: process.env.NODE_ENV === 'production' } as const;

/** The component gallery of the design system; a production build does not contain it. */
export const loadDesignPage =
  process.env.NODE_ENV === 'production'
    ? null
    : async () => ({ Component: (await import('./design/design-page.js')).DesignPage });

declare const KNOWN_PATHS: Readonly<Record<AppName, readonly string[]>>;

/** The paths that the package.json files of shell and remotes declared when the shell was built. */
export const knownPaths = KNOWN_PATHS;
