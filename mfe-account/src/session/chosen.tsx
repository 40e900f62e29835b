import { Price } from '@salon/ui';
import { peekIntent } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { chosenQuery } from './chosen.queries.js';

/**
 * The item that a guest chose before being asked to sign in (decision B11). Until its name is known, or if it stays
 * unknown, a general text.
 */
export function Chosen() {
  const [intent] = useState(peekIntent);
  const { data } = useQuery(chosenQuery(intent));
  if (!intent) return null;
  return (
    <div className="chosen">
      <ShoppingBag aria-hidden="true" />
      <p>
        <span className="hint">You chose:</span>{' '}
        <span className="chosen-what">
          <strong>{data?.title ?? (intent.kind === 'offer' ? 'A special offer' : 'A service')}</strong>
          {data && (
            <>
              {' · '}
              <Price amount={data.price} />
            </>
          )}
        </span>
      </p>
    </div>
  );
}
