export { OpsModule } from './ops.module.js';
export { retryActions } from './retry-actions.queries.js';
