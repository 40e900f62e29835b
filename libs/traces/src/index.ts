export { describeError, maskedText } from './describe-error.js';
export { exitOnCrash, logOptions } from './log-options.js';
export { requestId } from './request-id.js';
export * from './traces.js';
