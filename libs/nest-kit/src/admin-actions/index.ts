export { type RecordedAction, type AdminActionTable, insertAdminAction, markUndone } from './admin-action.js';
export { actionListController } from './action-list.controller.js';
export { newOrderOf } from './new-order.js';
export { orderChange } from './order-change.js';
export { assertVersion, versionOf } from './version.js';
export {
  type ActionFilter,
  actionFilterOf,
  actionsPage,
  actionsWhere,
  filterParameters,
  listActions,
} from './action-page.js';
export { isOvertaken, overtakes } from './overtakes.js';
export { changedFields, withNames } from './changed-fields.js';
export { followedBy, type ListedAction, readActions } from './action-entry.js';
