import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A pair of a team: the private key as PEM, the public one as RELEASE_KEYS_FILE lists it. */
export function newPair(): { pem: string; listed: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    listed: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

export const PACKAGES = {
  '@salon/ui': '1.2.0',
  '@salon/web-kit': '1.0.3',
  '@salon/contracts': '1.4.0',
  react: '19.3.1',
};

/** What stands in the names of this version's files. */
export const hashOf = (version: string): string => createHash('sha256').update(version).digest('hex').slice(0, 8);

interface Changes {
  server?: string;
  packages?: Record<string, string>;
  firstLoadKb?: number;
  paths?: string[];
}

/** Builds a version of mfe-catalog into `folder`: package.json and dist, beside what is there of other versions. */
export function buildCatalog(folder: string, version: string, changes: Changes = {}): void {
  const hash = hashOf(version);
  const files: Record<string, string> = {
    [`remoteEntry.${hash}.js`]: `var mfe_catalog = ${JSON.stringify(version)};`,
    [`routes.${hash}.js`]: `// ${version}`,
    [`routes.${hash}.css`]: `.menu { content: '${version}'; }`,
    [`later.${hash}.js`]: `// ${version}, later`,
    [`later.${hash}.js.map`]: '{}',
    [`server.${hash}.cjs`]: changes.server ?? `module.exports = { version: '${version}' };`,
  };
  const assets = { js: { sync: [`routes.${hash}.js`] }, css: { sync: [`routes.${hash}.css`] } };
  const metaData = {
    globalName: 'mfe_catalog',
    remoteEntry: { name: `remoteEntry.${hash}.js`, path: '' },
    server: `server.${hash}.cjs`,
    paths: changes.paths,
    files: [...Object.keys(files), 'mf-manifest.json', 'version.json'],
  };
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const put = (path: string, content: unknown): void =>
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  for (const [name, content] of Object.entries(files)) put(`dist/${name}`, content);
  put('dist/mf-manifest.json', { exposes: [{ path: './routes', assets }], metaData });
  put('dist/version.json', { name: 'mfe-catalog', version, commit: `commit of ${version}` });
  put('package.json', {
    name: 'mfe-catalog',
    version,
    dependencies: { 'react-hook-form': '7.92.0', ...(changes.packages ?? PACKAGES) },
    release: { firstLoadKb: changes.firstLoadKb ?? 10 },
  });
}
