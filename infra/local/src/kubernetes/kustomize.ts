import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import type { Resource } from './resource.rules.js';

interface Kustomization {
  resources: string[];
  configMapGenerator?: { name: string; namespace: string; files: string[]; options: { disableNameSuffixHash: true } }[];
  replicas?: { name: string; count: number }[];
  patches?: { target: { kind: string; name?: string }; patch: string }[];
}

interface Operation {
  op: string;
  path: string;
  value: unknown;
}

const RENDERED = ['resources', 'configMapGenerator', 'replicas', 'patches'];

/**
 * The resources of a folder as `kubectl kustomize` renders them, in the order of the files. Supports only the features
 * that this project's manifests use. @throws Error that names an unsupported one
 */
export function render(folder: string): Resource[] {
  const file = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const unknown = Object.keys(file).find((field) => !RENDERED.includes(field));
  if (unknown !== undefined) throw new Error(`${unknown} is not rendered`);
  const { resources, configMapGenerator = [], replicas = [], patches = [] } = file;
  const all = resources.flatMap((path) =>
    extname(path) === '.yaml' ? read(join(folder, path)) : render(join(folder, path)),
  );
  for (const { name, namespace, files } of configMapGenerator)
    all.push({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name, namespace },
      data: Object.fromEntries(files.map((path) => [basename(path), readFileSync(join(folder, path), 'utf8')])),
    });
  for (const { name, count } of replicas)
    for (const { spec } of targets(all, { kind: 'Deployment', name })) if (spec) spec.replicas = count;
  for (const { target, patch } of patches)
    for (const resource of targets(all, target)) for (const each of parse(patch) as Operation[]) apply(resource, each);
  return all;
}

const read = (file: string): Resource[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Resource);

function targets(all: readonly Resource[], { kind, name }: { kind: string; name?: string }): Resource[] {
  const found = all.filter((each) => each.kind === kind && (name ?? each.metadata.name) === each.metadata.name);
  if (found.length === 0) throw new Error(`there is no ${kind} ${name ?? ''}`);
  return found;
}

function apply(resource: Resource, { op, path, value }: Operation): void {
  if (op !== 'replace' && op !== 'add') throw new Error(`the operation ${op} is not rendered`);
  const names = path.split('/').slice(1);
  const last = names.pop() ?? '';
  let parent = resource as unknown as Record<string, unknown> | undefined;
  for (const name of names) parent = parent?.[name] as typeof parent;
  // An addition to a list would move its other items.
  if (!parent || (op === 'add' ? Array.isArray(parent) : !(last in parent)))
    throw new Error(`${resource.kind} ${resource.metadata.name} has no ${path}`);
  parent[last] = value;
}
