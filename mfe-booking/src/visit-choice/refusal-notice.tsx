import { telLink } from '@salon/contracts';
import { Notice, Price } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { Phone } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useSalonDetails } from '../site/use-salon-details.js';
import type { Refusal, WayOut } from './refusal.rules.js';

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

function WaysOut({ ways }: { ways: readonly WayOut[] }) {
  const { phone } = useSalonDetails();
  return (
    <ul className="help-ways" aria-label="Help">
      {ways.includes('cart') && (
        <li>
          <Link to="/cart">Change your cart</Link>
        </li>
      )}
      {ways.includes('phone') && phone && (
        <li>
          <a href={telLink(phone)}>
            <Phone aria-hidden="true" />
            {phone}
          </a>
        </li>
      )}
    </ul>
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
        {refusal.ways && <WaysOut ways={refusal.ways} />}
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
