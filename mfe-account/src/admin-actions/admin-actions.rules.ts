import type { ContentAction } from '@salon/contracts';

/** Admin actions on one kind of content that can be undone at `now`: only the newest of each item, because it builds on the earlier ones. */
export function undoableActions(
  actions: readonly ContentAction[],
  wanted: ContentAction['kind'],
  now: Date,
): ContentAction[] {
  const ofKind = actions.filter(({ kind }) => kind === wanted);
  const newest = ofKind.filter(({ entryId }, at) => ofKind.findIndex((each) => each.entryId === entryId) === at);
  return newest.filter(({ undone, undoUntil }) => !undone && new Date(undoUntil) > now);
}
