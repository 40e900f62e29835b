// Shared configuration of shell and remotes: loaders, and the singleton packages.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { assetsPlugin } from './assets-plugin.mjs';
import { compressed } from './compressed.mjs';
import { SHARED_ENTRIES } from './shared-entries.mjs';

const require = createRequire(import.meta.url);
const root = new URL('../..', import.meta.url).pathname;
const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

/** Ports of the running site and of each app's dev server: PORT_BASE moves them all. */
const BASE = Number(process.env.PORT_BASE || 4000);
export const DEV_PORTS = {
  shell: BASE + 110,
  'mfe-catalog': BASE + 111,
  'mfe-account': BASE + 112,
  'mfe-booking': BASE + 113,
};

/**
 * The singleton packages of a page. Eager in the shell, which every page loads first; a remote bundles its own copy
 * only for running alone. A remote built against another version of web-kit is refused, because web-kit holds the
 * session.
 */
export function sharedPackages({ eager }) {
  const wanted = read('libs/web-kit/package.json').dependencies;
  const once = (requiredVersion, strictVersion = false) => ({ singleton: true, eager, requiredVersion, strictVersion });
  const shared = (name, strictVersion) => {
    const { version } = read('libs', basename(name), 'package.json');
    return Object.fromEntries(
      SHARED_ENTRIES[name].map((entry) => [join(name, entry), once(`^${version}`, strictVersion)]),
    );
  };
  return {
    react: once(wanted.react),
    'react-dom': once(wanted['react-dom']),
    ...shared('@salon/web-kit', true),
    ...shared('@salon/ui', false),
  };
}

/** Sources name their imports `./x.js`, and our packages are resolved to their sources. */
export const resolve = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['salon-source', '...'],
};

/** React Router names its development build under every condition: its warnings are 0.6 KB of the scripts of a page. */
const routerFile = (file) => join(root, 'node_modules/react-router/dist/production', file);
const productionRouter = {
  'react-router$': routerFile('index.mjs'),
  'react-router/dom$': routerFile('dom-export.mjs'),
};

export function sources(production) {
  const swc = read('.swcrc');
  const react = { ...swc.jsc.transform.react, development: !production, refresh: !production };
  return {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    options: { swcrc: false, ...swc, jsc: { ...swc.jsc, transform: { ...swc.jsc.transform, react } } },
  };
}

const assets = [
  { test: /\.(?:woff2|png|webp|avif)$/, type: 'asset/resource' },
  // Part of its stylesheet: a request that only the stylesheet causes delays the first paint by a round trip.
  { test: /\.svg$/, type: 'asset/inline' },
  ...['basic', 'rest'].map((part) => ({
    test: /\.woff2$/,
    resourceQuery: new RegExp(`^\\?part=${part}\\b`),
    loader: require.resolve('./font-part-loader.cjs'),
    generator: { filename: `assets/[name].${part}.[contenthash:8][ext]` },
  })),
];

/** URLs of the site (`/art/hero.svg`) stay as written; the shell serves them. */
const stylesheet = {
  loader: require.resolve('css-loader'),
  options: { url: { filter: (url) => !url.startsWith('/') } },
};

const styles = (production) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [production ? MiniCssExtract.loader : require.resolve('style-loader'), stylesheet],
});

/** The revision that is built. */
export const commit = () => {
  try {
    return (
      process.env.COMMIT ??
      execFileSync('git', ['rev-parse', 'HEAD'], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    );
  } catch {
    return 'unknown'; // Built from an archive without git.
  }
};

/** Emits files that no module imports; `files` returns {name: text or buffer}. */
export const extraFiles = (files) =>
  assetsPlugin('ExtraFiles', webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
    for (const [name, content] of Object.entries(files()))
      compilation.emitAsset(name, new webpack.sources.RawSource(content));
  });

const versionFile = (dir) => {
  const { name, version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const builtAt = process.env.BUILT_AT ?? new Date().toISOString();
  return { 'version.json': `${JSON.stringify({ name, version, commit: commit(), builtAt })}\n` };
};

function devServer(port, proxied = ['/api', '/art', '/media']) {
  return {
    port,
    hot: true,
    historyApiFallback: true,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    proxy: [{ context: proxied, target: `http://localhost:${BASE}` }],
  };
}

const outputOf = ({ name, dir, file, publicPath, clean }) => ({
  path: join(dir, 'dist'),
  filename: `${file}.js`,
  chunkFilename: `${file}.js`,
  assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  publicPath,
  clean,
  chunkLoadTimeout: 7_000,
  uniqueName: name,
  strictModuleErrorHandling: true,
  hashDigestLength: 16,
});

/** The configuration of one app: `name` is its package, `dir` its folder; the caller adds federation and HTML. */
export function appConfig({ name, dir, mode, publicPath, clean = false, proxied }) {
  const production = mode === 'production';
  const file = production ? '[name].[contenthash:8]' : '[name]';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    entry: './src/index.ts',
    // No script of a site names its map, and the file server sends none (threat T61).
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: outputOf({ name, dir, file, publicPath, clean }),
    resolve: production ? { ...resolve, alias: productionRouter } : resolve,
    module: {
      rules: [sources(production), styles(production), ...assets],
    },
    plugins: [
      extraFiles(() => versionFile(dir)),
      ...(production
        ? [new MiniCssExtract({ filename: `${file}.css`, chunkFilename: `${file}.css` }), compressed()]
        : [new ReactRefresh({ overlay: false, library: name })]),
    ],
    optimization: { minimizeOptions: { html: false, javascript: { compress: { passes: 4, pure_getters: true } } } },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: devServer(DEV_PORTS[name], proxied),
  };
}
