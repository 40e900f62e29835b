import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { render } from './kustomize.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kustomize-'));
  mkdirSync(join(folder, 'base'));
  mkdirSync(join(folder, 'overlay'));
  writeFileSync(
    join(folder, 'base/all.yaml'),
    'kind: Deployment\nmetadata: { name: bff }\nspec: {}\n---\nkind: Claim\nmetadata: { name: files }\nspec: { modes: [many] }\n',
  );
  writeFileSync(join(folder, 'base/remotes.json'), '{}');
  writeFileSync(
    join(folder, 'base/kustomization.yaml'),
    'resources: [all.yaml]\nconfigMapGenerator: [{ name: remotes, namespace: n, files: [remotes.json] }]\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const overlayWith = (text: string): unknown => {
  writeFileSync(join(folder, 'overlay/kustomization.yaml'), `resources: [../base]\n${text}`);
  return render(join(folder, 'overlay'));
};

it('renders the base with replicas, patches and generated settings', () => {
  const patch = `'[{ op: replace, path: /spec/modes, value: [once] }, { op: add, path: /spec/size, value: 1 }]'`;
  const text = `replicas: [{ name: bff, count: 2 }]\npatches: [{ target: { kind: Claim }, patch: ${patch} }]\n`;
  expect(overlayWith(text)).toEqual([
    { kind: 'Deployment', metadata: { name: 'bff' }, spec: { replicas: 2 } },
    { kind: 'Claim', metadata: { name: 'files' }, spec: { modes: ['once'], size: 1 } },
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'remotes', namespace: 'n' },
      data: { 'remotes.json': '{}' },
    },
  ]);
});

it.each([
  ['a field that is not rendered', 'namePrefix: a-\n', 'namePrefix is not rendered'],
  ['replicas of nothing', 'replicas: [{ name: shop, count: 2 }]\n', 'there is no Deployment shop'],
  [
    'a patch of a path that is not there',
    `patches: [{ target: { kind: Claim }, patch: '[{ "op": "replace", "path": "/spec/mode", "value": 1 }]' }]\n`,
    'Claim files has no /spec/mode',
  ],
  [
    'an addition to what is not there',
    `patches: [{ target: { kind: Claim }, patch: '[{ op: add, path: /status/size, value: 1 }]' }]\n`,
    'Claim files has no /status/size',
  ],
  [
    'another operation',
    `patches: [{ target: { kind: Claim }, patch: '[{ "op": "remove", "path": "/spec/modes" }]' }]\n`,
    'the operation remove is not rendered',
  ],
])('refuses %s', (_, text, reason) => expect(() => overlayWith(text)).toThrow(reason));
