// Build of the shell: it holds the shared packages and knows no remote; the remotes are found at run time.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import Html from 'html-webpack-plugin';
import webpack from 'webpack';
import { serverBundle } from './webpack.server.mjs';
import { appConfig, DEV_PORTS, ExtraFiles, sharedPackages } from './webpack.shared.mjs';

function filesBelow(dir, prefix = '') {
  const files = {};
  for (const name of readdirSync(dir).sort()) {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) Object.assign(files, filesBelow(path, `${prefix}${name}/`));
    else files[`${prefix}${name}`] = readFileSync(path);
  }
  return files;
}

/**
 * Adds hints to the page for the files behind the asynchronous boundary, which every visit needs, and the name of the
 * server bundle that belongs to these files.
 */
class EarlyHints {
  constructor(written) {
    this.written = written;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('EarlyHints', (compilation) => {
      Html.getCompilationHooks(compilation).alterAssetTagGroups.tap('EarlyHints', (data) => {
        const link = (attributes) => ({ tagName: 'link', voidTag: true, meta: {}, attributes });
        const groups = [...compilation.entrypoints.get('main').getChildren()];
        const behind = groups.filter(({ name }) => !name?.startsWith('later-')).flatMap((group) => group.getFiles());
        const first = [...new Set(behind)].map((name) => `${data.publicPath}${name}`);
        // With a higher priority than a remote's files: nothing renders without it.
        for (const { attributes } of data.headTags.filter(({ attributes }) => attributes.defer))
          attributes.fetchpriority = 'high';
        data.headTags.unshift(
          ...first.filter((href) => href.endsWith('.css')).map((href) => link({ rel: 'stylesheet', href })),
          ...first.filter((href) => href.endsWith('.js')).map((href) => link({ rel: 'preload', as: 'script', href })),
          {
            tagName: 'script',
            voidTag: false,
            meta: {},
            attributes: { type: 'application/json', id: 'server' },
            innerHTML: JSON.stringify(this.written.name),
          },
        );
      });
    });
  }
}

/** During development no edge composes the page: the registry names the remotes' dev servers. */
function devRegistry() {
  const areas = ['catalog', 'account', 'booking'];
  const entry = (area) => ({
    entry: `http://localhost:${DEV_PORTS[`mfe-${area}`]}/remoteEntry.js`,
    entryGlobalName: `mfe_${area}`,
    type: 'global',
    integrity: '',
  });
  return JSON.stringify(Object.fromEntries(areas.map((area) => [area, entry(area)])));
}

export function host(dir) {
  return (_env, { mode = 'development' }) => {
    const production = mode === 'production';
    const written = {};
    const config = appConfig({
      name: 'shell',
      dir,
      mode,
      publicPath: '/',
      clean: { keep: /^server\.\w+\.cjs$/ },
      proxied: ['/api', '/media'],
    });
    config.plugins.push(
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedPackages({ eager: true }),
        manifest: false,
        dts: false,
        runtimePlugins: production ? [join(import.meta.dirname, 'provide-runtime.mjs')] : [],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new Html({ template: './src/index.html', minify: false, scriptLoading: 'defer' }),
      new ExtraFiles(() => ({
        ...filesBelow(join(dir, 'public')),
        ...(production ? {} : { 'remotes.json': devRegistry() }),
      })),
      ...(production ? [new EarlyHints(written)] : []),
    );
    if (!production) return config;
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(
        /snapshot\/SnapshotHandler\.js$/,
        join(import.meta.dirname, 'no-snapshots.mjs'),
      ),
    );
    const server = serverBundle({ name: 'shell', dir, entry: './src/server/server.tsx', written, own: ['everything'] });
    return [server, { ...config, dependencies: [server.name] }];
  };
}
