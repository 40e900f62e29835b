// `npm run sbom`: the packages of production in the lock file, as a CycloneDX 1.6 list. Not by `npm sbom --omit dev`,
// which leaves out each package that a package of development needs too, react among them.
import { readFileSync } from 'node:fs';
import { productionPackages } from './licences.mjs';

const read = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** @param integrity the lock file's `sha512-<base64>` */
const hashOf = (integrity) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
});

const componentOf = (each) => ({
  type: 'library',
  'bom-ref': purlOf(each),
  name: each.name,
  version: each.version,
  purl: purlOf(each),
  licenses: [{ expression: each.licence }],
  hashes: [hashOf(each.integrity)],
});

// A package that is installed in several folders is one component.
const components = new Map(
  productionPackages(read('package-lock.json')).map((each) => [purlOf(each), componentOf(each)]),
);
const { name, version } = read('package.json');
const sbom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { timestamp: new Date().toISOString(), component: { type: 'application', name, version } },
  components: [...components.values()],
};
console.log(JSON.stringify(sbom, null, 2));
