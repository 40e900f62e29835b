export { type AdminAction, type AdminActionTable, insertAdminAction, markUndone } from './admin-action.js';
