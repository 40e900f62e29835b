import { Notice } from '@salon/ui';
import type { ChangeNote } from './use-change-terms.js';

/** Until when the visit can be changed free of charge, and what it costs later (decisions C9, C10). */
export function ChangeTermsNote({ terms }: { terms: ChangeNote | null }) {
  if (terms === null) return null;
  return terms.isLate ? (
    <Notice tone="warning" role="status">
      {terms.text}
    </Notice>
  ) : (
    <p className="slip-note">{terms.text}</p>
  );
}
