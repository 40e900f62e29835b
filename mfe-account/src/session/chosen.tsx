import { Price } from '@salon/ui';
import { peekIntent } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { chosenQuery } from './chosen.queries.js';

/** What a guest chose before being asked to sign in (decision B11); until its name is known, and if it stays unknown, that it is kept. */
export function Chosen() {
  const [intent] = useState(peekIntent);
  const { data } = useQuery(chosenQuery(intent));
  if (!intent) return null;
  return (
    <div className="chosen">
      <ShoppingBag aria-hidden="true" />
      <p>
        {data ? (
          <>
            You chose: <strong>{data.title}</strong> · <Price amount={data.price} />
          </>
        ) : (
          `You chose ${intent.kind === 'offer' ? 'a special offer' : 'a service'}.`
        )}
      </p>
      <p className="hint">It goes into your cart once you are signed in.</p>
    </div>
  );
}
