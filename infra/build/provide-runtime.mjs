// Part of the shell: gives the remotes its one federation runtime, name by name. Federation's own plugin
// (`provideExternalRuntime`) would bundle the whole runtime a second time (ADR-0080).
import {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** The core that @module-federation/runtime expects; it must exist before the first remote starts. */
const core = {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

export default () => ({
  name: 'araliya-provide-runtime',
  beforeInit(args) {
    CurrentGlobal._FEDERATION_RUNTIME_CORE = core;
    return args;
  },
});
