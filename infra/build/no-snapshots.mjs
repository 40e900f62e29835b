// In place of federation's own handler of snapshots, which reads manifests: ours are read at the edge, never in the browser.
const hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };

/** What is left of it is asked for when a remote is registered anew. */
export class SnapshotHandler {
  hooks = hooks;
  manifestCache = new Map();
}

/** There is no snapshot of anything. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
});
