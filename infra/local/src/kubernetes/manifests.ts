import { fileURLToPath } from 'node:url';
import { render } from './kustomize.js';
import type { Resource } from './resource.rules.js';

const MANIFESTS = new URL('../../../deploy/k8s/', import.meta.url);
const rendered = (folder: string): Resource[] => render(fileURLToPath(new URL(folder, MANIFESTS)));

/** The resources of an overlay in infra/deploy/k8s. */
export const overlay = (name: 'small' | 'replicated'): Resource[] => rendered(`overlays/${name}`);

/** The same, with backups. */
export const withBackups = (name: 'small' | 'replicated'): Resource[] => [...overlay(name), ...rendered('backup')];
