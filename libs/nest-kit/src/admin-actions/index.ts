export { type RecordedAction, type AdminActionTable, insertAdminAction, markUndone } from './admin-action.js';
export { assertVersion, versionOf } from './version.js';
