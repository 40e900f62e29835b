// Part of the shell's page: hands the one federation runtime to the remotes, name by name. The plugin of the same purpose that
// comes with federation (`provideExternalRuntime`) brings the whole runtime a second time.
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

/** What @module-federation/runtime asks of its core; it must stand there before the first remote begins. */
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
