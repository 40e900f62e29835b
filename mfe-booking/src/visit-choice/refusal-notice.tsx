import { Notice, Price } from '@salon/ui';
import { useEffect, useId, useRef } from 'react';
import type { Refusal } from './refusal.rules.js';

/** Why the visit could not be booked, with what changed; takes the focus, which reads it out. */
export function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const container = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => container.current?.focus(), [refusal]);
  return (
    <div className="refusal" ref={container} tabIndex={-1} role="group" id={id} aria-labelledby={id}>
      <Words refusal={refusal} />
    </div>
  );
}

function Words({ refusal }: { refusal: Refusal }) {
  if (refusal.kind === 'failed') {
    return (
      <Notice tone="danger" role={undefined}>
        <p>
          <strong>{refusal.title}</strong>
        </p>
        <p>{refusal.text}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <p>{refusal.text}</p>
      {refusal.kind === 'repriced' && refusal.changes.length > 0 && (
        <ul className="price-changes">
          {refusal.changes.map(({ title, from, to, note }) => (
            <li key={`${title} ${note}`}>
              {title}:{' '}
              {note ?? (
                <>
                  <Price amount={from ?? 0} struck /> <Price amount={to ?? 0} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
