import { TestEnvironment } from 'jest-environment-node';
import { endContexts } from './jest-contexts.mjs';

/**
 * One global object for all spec files of a worker, so that they share the packages that jest-runtime.cjs loads once.
 * After each file, added globals are removed and changed ones restored, environment variables included.
 */
export default class SharedNodeEnvironment extends TestEnvironment {
  static current;

  constructor(config, context) {
    if (SharedNodeEnvironment.current) return SharedNodeEnvironment.current;
    super(config, context);
    SharedNodeEnvironment.current = this;
    this.variables = { ...this.global.process.env };
    const globals = Object.getOwnPropertyDescriptors(this.global);
    this.globals = new Map(Reflect.ownKeys(globals).map((key) => [key, globals[key]]));
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.useRealTimers();
    for (const key of Reflect.ownKeys(this.global))
      if (!this.globals.has(key)) Reflect.deleteProperty(this.global, key);
    for (const [key, before] of this.globals) if (before.configurable) Object.defineProperty(this.global, key, before);
    const { env } = this.global.process;
    for (const name of Object.keys(env)) delete env[name];
    Object.assign(env, this.variables);
    endContexts();
  }
}
