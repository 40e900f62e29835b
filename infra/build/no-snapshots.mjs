// Replaces federation's snapshot handler, which reads manifests: the edge reads ours, the browser none (ADR-0080).
const hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };

/** Called when a remote is registered again. */
export class SnapshotHandler {
  hooks = hooks;
  manifestCache = new Map();
}

/** There are no snapshots. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
});
