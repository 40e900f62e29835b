export { type RecordedAction, type AdminActionTable, insertAdminAction, markUndone } from './admin-action.js';
