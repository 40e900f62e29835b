import { Price } from '@salon/ui';
import { peekIntent } from '@salon/web-kit';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useChosen } from './chosen.queries.js';

/**
 * The item that a guest chose before being asked to sign in (decision B11). Until its name is known, or if it stays
 * unknown, a general text.
 */
export function Chosen() {
  const [intent] = useState(peekIntent);
  const chosen = useChosen(intent);
  if (!intent) return null;
  return (
    <div className="chosen">
      <ShoppingBag aria-hidden="true" />
      <p>
        <span className="hint">You chose:</span>{' '}
        <span className="chosen-what">
          <strong>{chosen?.title ?? (intent.kind === 'offer' ? 'A special offer' : 'A service')}</strong>
          {chosen && (
            <>
              {' · '}
              <Price amount={chosen.price} />
            </>
          )}
        </span>
      </p>
    </div>
  );
}
