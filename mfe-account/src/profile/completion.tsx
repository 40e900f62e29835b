import type { User } from '@salon/contracts';
import { Check, Circle } from 'lucide-react';
import type { CSSProperties } from 'react';
import { completionOf } from './profile.rules.js';

/** The completion of the profile, as a bar and as a list (docs/product.md §4). */
export function CompletionCard({ user }: { user: User }) {
  const { items, percent, tone } = completionOf(user);
  return (
    <section className="completion" aria-labelledby="completion">
      <h2 id="completion">Profile completion</h2>
      <p className="completion-share">
        <b>{percent}%</b> {percent === 100 ? 'All there. Thank you!' : 'A little more, and booking is quicker.'}
      </p>
      <div
        className="completion-bar"
        data-tone={tone}
        role="progressbar"
        aria-labelledby="completion"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ '--filled': `${percent}%` } as CSSProperties} />
      </div>
      <ul className="completion-items" aria-label="What makes a profile complete">
        {items.map(({ label, done }) => (
          <li key={label} data-done={done}>
            {done ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {label}
            <span className="sr">{done ? ' (added)' : ' (missing)'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
