import { fileURLToPath } from 'node:url';
import { render } from './kustomize.js';
import type { Resource } from './resource.rules.js';

const OVERLAYS = new URL('../../../deploy/k8s/overlays/', import.meta.url);

/** The resources of an overlay in infra/deploy/k8s. */
export const overlay = (name: 'small' | 'replicated'): Resource[] => render(fileURLToPath(new URL(name, OVERLAYS)));
