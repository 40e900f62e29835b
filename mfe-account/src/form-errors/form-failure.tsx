import { Notice } from '@salon/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The sentence of a refusal that belongs to no field. It is scrolled into view after the focus has moved to a field:
 * in a long form on a phone it would be out of sight.
 */
export function FormFailure({ sentence, children }: { sentence: string | null; children?: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence === null) return undefined;
    const frame = requestAnimationFrame(() => notice.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [sentence]);
  if (sentence === null) return null;
  return (
    <Notice ref={notice} tone="danger">
      {sentence}
      {children}
    </Notice>
  );
}
