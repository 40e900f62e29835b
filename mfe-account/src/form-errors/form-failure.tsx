import { Notice } from '@salon/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The sentence of a refusal that belongs to no field. It takes the focus, and so comes into view: in a long form on a
 * phone it would be out of sight.
 */
export function FormFailure({ sentence, children }: { sentence: string | null; children?: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [sentence]);
  if (sentence === null) return null;
  return (
    <Notice ref={notice} tone="danger" tabIndex={-1}>
      {sentence}
      {children}
    </Notice>
  );
}
