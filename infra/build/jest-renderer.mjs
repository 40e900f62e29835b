import { buildWorkspace } from './build-workspace.mjs';

/** jest's global set-up: the edge's specs start the built renderer process. */
export default function buildRenderer() {
  buildWorkspace('@salon/edge', 'The renderer could not be built');
}
