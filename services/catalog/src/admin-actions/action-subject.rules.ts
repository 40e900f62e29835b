import type { ContentAction, ContentSubject } from '@salon/contracts';

interface NamedAction extends Pick<ContentAction, 'kind' | 'entryId'> {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>>;
  /** Who wrote the review or message; null for other types, and when it is gone. */
  author: string | null;
}

function nameOf({ before, after }: NamedAction): string | null {
  const row = { ...before, ...after };
  const names = [row.title, row.label, row.name, row.question, row.caption];
  return names.find((each) => typeof each === 'string') ?? null;
}

/** What an action changed; after a change of the name, its new one. */
export const subjectOf = (action: NamedAction): ContentSubject => ({
  kind: action.kind,
  name: nameOf(action),
  author: action.author,
  isOrder: action.entryId === 'order',
});
