import { Price } from '@salon/ui';
import { peekIntent } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { chosenQuery } from './chosen.queries.js';

/**
 * What a guest chose before being asked to sign in (decision B11); until its name is known, and if it stays unknown,
 * that it is kept.
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
