// Build of the shell: it contains the shared packages and no remote; remotes are found at run time.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import Html from 'html-webpack-plugin';
import webpack from 'webpack';
import { declaredPaths } from './declared-paths.mjs';
import { serverBundle } from './webpack.server.mjs';
import { appConfig, commit, DEV_PORTS, extraFiles, sharedPackages } from './webpack.shared.mjs';

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
 * Writes `document.json` for the edge: the files that every page needs, the matching server bundle, the fallback page
 * for when that bundle cannot run, the shell's version and revision, and the data that a remote's release is checked
 * against: the versions of our packages and of the shared ones, and the paths that the shell knows.
 */
class DocumentFile {
  constructor(written, { version, packages }) {
    this.written = written;
    this.version = version;
    this.packages = packages;
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.compilation.tap('DocumentFile', (compilation) => {
      Html.getCompilationHooks(compilation).beforeEmit.tap('DocumentFile', (data) => {
        const { auxiliaryFiles, files } = filesOf(compilation);
        const addresses = (names, end) => names.filter((name) => name.endsWith(end)).map((name) => `/${name}`);
        const content = {
          server: this.written.name,
          fonts: addresses(auxiliaryFiles, '.woff2').filter((each) => each.includes('.basic.')),
          styles: addresses(files, '.css'),
          preloads: addresses(files, '.js'),
          scripts: addresses([...compilation.entrypoints.get('main').getFiles()], '.js'),
          version: this.version,
          commit: commit(),
          packages: this.packages,
          paths: declaredPaths(),
          page: data.html,
        };
        compilation.emitAsset('document.json', new RawSource(JSON.stringify(content)));
      });
    });
  }
}

/** The version of the app in `dir`, and the versions of the `@salon/*` and shared packages that it is built with. */
function versionsOf(dir) {
  const { version, dependencies } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const shared = sharedPackages({ eager: true });
  const packages = Object.entries(dependencies).filter(([name]) => name.startsWith('@salon/') || name in shared);
  return { version, packages: Object.fromEntries(packages) };
}

/** The files behind the asynchronous boundary, which every visit needs. */
function filesOf(compilation) {
  const groups = [...compilation.entrypoints.get('main').getChildren()].filter(
    ({ name }) => !name?.startsWith('later-'),
  );
  const chunks = groups.flatMap((group) => group.chunks);
  return {
    files: [...new Set(groups.flatMap((group) => group.getFiles()))],
    auxiliaryFiles: [...new Set(chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]))],
  };
}

/** The declared paths in the code, for `shell/src/config.ts`. */
const knownPaths = () => new webpack.DefinePlugin({ KNOWN_PATHS: JSON.stringify(declaredPaths()) });

/** In development no edge composes the page: the registry lists the remotes' dev servers. */
function devRegistry() {
  const areas = Object.keys(declaredPaths()).filter((app) => app !== 'shell');
  const entry = (area) => ({
    entry: `http://localhost:${DEV_PORTS[`mfe-${area}`]}/remoteEntry.js`,
    entryGlobalName: `mfe_${area}`,
    type: 'global',
    integrity: '',
  });
  return JSON.stringify(Object.fromEntries(areas.map((area) => [area, entry(area)])));
}

const noSnapshots = () =>
  new webpack.NormalModuleReplacementPlugin(
    /snapshot\/SnapshotHandler\.js$/,
    join(import.meta.dirname, 'no-snapshots.mjs'),
  );

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
      knownPaths(),
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
      extraFiles(() => ({
        ...filesBelow(join(dir, 'public')),
        ...(production ? {} : { 'remotes.json': devRegistry() }),
      })),
      ...(production ? [new DocumentFile(written, versionsOf(dir))] : []),
    );
    if (!production) return config;
    config.plugins.push(noSnapshots());
    const server = serverBundle({ name: 'shell', dir, entry: './src/server/server.tsx', written, holdsShared: true });
    server.plugins.push(knownPaths());
    return [server, { ...config, dependencies: [server.name] }];
  };
}
