import type { RemoteRegistry } from '../remotes/registry.js';

/** The remote's entry in the registry of remotes. */
export const ENTRY = {
  entry: '/mfe/catalog/entry.js',
  entryGlobalName: 'x',
  type: 'global' as const,
  integrity: 'sha384-x',
  version: '1.4.0',
  paths: ['/menu', '/cart'],
};

/** A registry with the remote `catalog`, whose files are below `origin`, or with none. */
export const oneRemote = (origin: string, deployed: boolean): RemoteRegistry =>
  ({
    deployments: () =>
      new Map(
        deployed
          ? [
              [
                'catalog',
                {
                  entry: ENTRY,
                  base: `${origin}catalog/`,
                  files: '/mfe/catalog/',
                  server: `${origin}catalog/server.2.cjs`,
                  styles: ['b.css'],
                  scripts: ['c.js'],
                },
              ],
            ]
          : [],
      ),
  }) as unknown as RemoteRegistry;
