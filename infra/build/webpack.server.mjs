// How public pages are made on a server as well: each app is also built as one CommonJS file that the edge runs.
// The shell's brings the packages that exist once; a remote's asks the shell's for them.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { sources } from './webpack.shared.mjs';

const require = createRequire(import.meta.url);

/** Names a remote does not bring along: they must be the shell's, or there would be two Reacts in one page. */
const ONCE = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@salon/web-kit',
  '@salon/web-kit/query',
  '@salon/web-kit/router',
  '@salon/ui',
];

/** Remembers under which name the bundle was written, for the build of the pages that follows it. */
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

/** `entry` from the app's folder; `written.name` holds the file's name once it is there. */
export function serverBundle({ name, dir, entry, written, own = [] }) {
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
    externals: own.length > 0 ? [] : [Object.fromEntries(ONCE.map((each) => [each, `commonjs ${each}`]))],
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['salon-source', '...'],
    },
    module: {
      rules: [
        sources(true),
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
