// Build of a micro-frontend: it exposes ./routes; during development it also runs alone with its own page.
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import Html from 'html-webpack-plugin';
import webpack from 'webpack';
import { assetsPlugin } from './assets-plugin.mjs';
import { pathsOf } from './declared-paths.mjs';
import { serverBundle } from './webpack.server.mjs';
import { appConfig, commit, sharedPackages } from './webpack.shared.mjs';

const MANIFEST = 'mf-manifest.json';

const page = ({ htmlWebpackPlugin }) => `<!doctype html>
<html lang="en-LK">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${htmlWebpackPlugin.options.title}</title>
    <link rel="icon" href="data:," />
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** In production a remote runs in the shell's page: it uses the runtime there and has no page of its own. */
const IN_THE_SHELL = {
  externalRuntime: true,
  optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
};

/**
 * Writes the name of the matching server bundle, the revision, the paths of its pages and the list of all files into
 * the manifest: the edge never mixes two deployments on one page.
 */
const nameFiles = (written, paths) =>
  assetsPlugin('NameFiles', webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT, (compilation, assets) => {
    const manifest = JSON.parse(assets[MANIFEST].source().toString());
    manifest.metaData.server = written.name;
    manifest.metaData.commit = commit();
    manifest.metaData.paths = paths;
    manifest.metaData.files = [...Object.keys(assets), written.name].sort();
    compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)));
  });

/** The styles of what a remote bundles of @salon/ui join those of its routes: server-rendered pages link that file. */
const UI_STYLES = {
  test: /\/libs\/ui\/src\/styles\//,
  type: 'css/mini-extract',
  name: '__federation_expose_routes',
  chunks: 'all',
  enforce: true,
};

/**
 * `area` is catalog, account or booking; `dir` the app's folder. Old chunks are never deleted: an open tab may still
 * request them.
 */
export function remote(area, dir) {
  return (_env, { mode = 'development' }) => {
    const production = mode === 'production';
    const written = {};
    const config = appConfig({ name: `mfe-${area}`, dir, mode, publicPath: 'auto' });
    config.plugins.push(
      new ModuleFederationPlugin({
        name: `mfe_${area}`,
        filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './routes': './src/routes.tsx' },
        shared: sharedPackages({ eager: false }),
        manifest: true,
        dts: false,
        experiments: production ? IN_THE_SHELL : {},
      }),
    );
    if (!production) {
      config.plugins.push(
        new Html({
          title: `Araliya: ${area}`,
          templateContent: page,
          publicPath: '/',
          excludeChunks: [`mfe_${area}`],
          minify: false,
        }),
      );
      return config;
    }
    // A file of its own costs a request: what is shared by two lazy parts is one only from 30 kB of source on.
    config.optimization.splitChunks = { minSize: 30_000, cacheGroups: { uiStyles: UI_STYLES } };
    config.plugins.push(nameFiles(written, pathsOf(dir)));
    const server = serverBundle({ name: config.name, dir, entry: './src/routes.tsx', written });
    return [server, { ...config, entry: {}, dependencies: [server.name] }];
  };
}
