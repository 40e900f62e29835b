const { isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');

/** Its registry refuses a metric that is declared a second time by another spec file. */
const ANEW = /(?:^|\/node_modules\/)prom-client(?:\/|$)/;

/**
 * Loads a CommonJS package of node_modules once per worker instead of once per spec file; the project's own modules are
 * loaded anew for each file. The runtime that holds the packages is never torn down, because packages require lazily.
 */
module.exports = class SharedPackagesRuntime extends Runtime {
  static packages;

  constructor(...args) {
    super(...args);
    SharedPackagesRuntime.packages ??= new Runtime(...args);
  }

  requireModule(from, name, options, isRequireActual) {
    if (options?.isInternalModule || !isPackage(name)) return super.requireModule(from, name, options, isRequireActual);
    return SharedPackagesRuntime.packages.requireModule(from, name, options, isRequireActual);
  }
};

/** @param name as required: a path, the name of a package, or a module of Node; absent when `from` itself is loaded */
function isPackage(name) {
  if (!name || isBuiltin(name) || ANEW.test(name)) return false;
  return name.includes('/node_modules/') || !/^[./]/.test(name);
}
