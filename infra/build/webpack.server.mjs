// Server builds for SSR: each app is also built as one CommonJS file that the edge runs.
// The shell's bundle holds the singleton packages; a remote's bundle requires the shell's.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { SHARED_ENTRIES } from './shared-entries.mjs';
import { resolve, sources } from './webpack.shared.mjs';

const require = createRequire(import.meta.url);

/** Packages that a remote does not bundle: it must use the shell's, or there would be two Reacts in one page. */
const ONCE = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  ...Object.entries(SHARED_ENTRIES).flatMap(([name, entries]) => entries.map((entry) => join(name, entry))),
];

/** Stores the file name of the bundle for the page build that follows. */
class RememberName {
  constructor(written) {
    this.written = written;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('RememberName', ({ assets }) => {
      this.written.name = Object.keys(assets).find((each) => each.endsWith('.cjs'));
    });
  }
}

/**
 * `entry` is relative to the app's folder; `written.name` holds the file name after the build.
 * @param holdsShared whether the bundle holds the singleton packages itself
 */
export function serverBundle({ name, dir, entry, written, holdsShared = false }) {
  const production = 'production';
  return {
    name: `${name}-server`,
    mode: production,
    context: dir,
    target: 'node20',
    entry,
    devtool: false,
    output: {
      path: join(dir, 'dist'),
      filename: 'server.[contenthash:8].cjs',
      library: { type: 'commonjs2' },
      publicPath: '/',
      hashDigestLength: 16,
    },
    externals: holdsShared ? [] : [Object.fromEntries(ONCE.map((each) => [each, `commonjs ${each}`]))],
    resolve,
    module: {
      rules: [
        sources(true),
        { resourceQuery: /^\?text$/, type: 'asset/source' },
        { test: /\.css$/, loader: require.resolve('./nothing-loader.cjs') },
        { test: /\.(?:woff2|svg|png|webp|avif)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new RememberName(written)],
    optimization: { minimize: false, concatenateModules: true },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
