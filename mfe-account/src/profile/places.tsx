import { messages, type SignedInPlace } from '@salon/contracts';
import { Badge, Button, ErrorState, Skeleton } from '@salon/ui';
import { formatDate, formatTime, messageOf } from '@salon/web-kit';
import { Monitor, Smartphone } from 'lucide-react';
import { salonDayOf, salonTimeOf, salonToday } from '../salon-clock.js';
import { useEndPlaces, usePlaces } from './use-places.js';

/** 'today, 10:30 AM' or 'Nov 20, 2026, 10:30 AM'. */
function moment(iso: string): string {
  const at = new Date(iso);
  const day = salonDayOf(at);
  return `${day === salonToday() ? 'today' : formatDate(day, 'MMM d, yyyy')}, ${formatTime(salonTimeOf(at))}`;
}

function Place({
  place: { _id, device, since, lastSeen, here },
  busy,
  onEnd,
}: {
  place: SignedInPlace;
  busy: boolean;
  onEnd(id: string): void;
}) {
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="place">
      <Icon aria-hidden="true" />
      <p>
        <strong>{device}</strong> {here && <Badge>This one</Badge>}
        <span className="hint dots">
          <span>Signed in {moment(since)}</span> <span>last seen {here ? 'now' : moment(lastSeen)}</span>
        </span>
      </p>
      {!here && (
        <Button
          variant="line"
          className="visit-act"
          busy={busy}
          aria-label={`Sign out: ${device}, signed in ${moment(since)}`}
          onClick={() => onEnd(_id)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function List({ places }: { places: readonly SignedInPlace[] }) {
  const { busy, end } = useEndPlaces();
  return (
    <>
      <ul className="places-list">
        {places.map((place) => (
          <Place key={place._id} place={place} busy={busy === place._id} onEnd={end} />
        ))}
      </ul>
      {places.some(({ here }) => !here) ? (
        <div>
          <Button variant="line" busy={busy === 'others'} onClick={() => end(null)}>
            Sign out everywhere else
          </Button>
        </div>
      ) : (
        <p className="hint">You are signed in nowhere else.</p>
      )}
    </>
  );
}

/** Where the person is signed in, with the way to end it. */
export function Places() {
  const { data, error, isPending, refetch } = usePlaces();
  return (
    <section className="places" aria-labelledby="places">
      <h2 id="places">Where you are signed in</h2>
      {isPending && <Skeleton className="places-waiting" />}
      {data ? (
        <List places={data} />
      ) : (
        error && (
          <ErrorState
            title={messages.placesFailed}
            text={messageOf(error, '') || undefined}
            onRetry={() => void refetch()}
          />
        )
      )}
    </section>
  );
}
