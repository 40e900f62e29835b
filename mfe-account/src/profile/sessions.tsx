import { messages, type SignedInDevice } from '@salon/contracts';
import { Badge, Skeleton } from '@salon/ui';
import { formatDate, formatTime, salonDayOf, salonTimeOf, salonToday } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Monitor, Smartphone } from 'lucide-react';
import { hasFailed, LoadError } from '../screen/load-failed.js';
import { RemovedButton } from '../screen/removed-button.js';
import { sessionsQuery } from './sessions.queries.js';
import { useEndSessions } from './use-sessions.js';

/** 'today, 10:30 AM' or 'Nov 20, 2026, 10:30 AM'. */
function moment(iso: string): string {
  const at = new Date(iso);
  const day = salonDayOf(at);
  return `${day === salonToday() ? 'today' : formatDate(day, 'MMM d, yyyy')}, ${formatTime(salonTimeOf(at))}`;
}

function SessionRow({
  session: { _id, device, since, lastSeen, here },
  busy,
  onEnd,
}: {
  session: SignedInDevice;
  busy: boolean;
  onEnd(id: string): void;
}) {
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="icon-row session">
      <Icon aria-hidden="true" />
      <p>
        <strong>{device}</strong> {here && <Badge>This one</Badge>}
        <span className="hint dots">
          <span>Signed in {moment(since)}</span> <span>last seen {here ? 'now' : moment(lastSeen)}</span>
        </span>
      </p>
      {!here && (
        <RemovedButton
          variant="line"
          className="visit-action"
          busy={busy}
          aria-label={`Sign out: ${device}, signed in ${moment(since)}`}
          onPress={() => onEnd(_id)}
        >
          Sign out
        </RemovedButton>
      )}
    </li>
  );
}

function List({ sessions }: { sessions: readonly SignedInDevice[] }) {
  const { busy, end } = useEndSessions();
  return (
    <>
      <ul className="icon-rows">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} busy={busy === session._id} onEnd={end} />
        ))}
      </ul>
      {sessions.some(({ here }) => !here) ? (
        <div>
          <RemovedButton variant="line" busy={busy === 'others'} onPress={() => end(null)}>
            Sign out everywhere else
          </RemovedButton>
        </div>
      ) : (
        <p className="hint">You are signed in nowhere else.</p>
      )}
    </>
  );
}

/** The sessions of the account, each with a button that ends it. */
export function Sessions() {
  const query = useQuery(sessionsQuery);
  return (
    <section className="profile-part" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {query.data ? (
        <List sessions={query.data} />
      ) : hasFailed(query) ? (
        <LoadError query={query} title={messages.sessionsFailed} />
      ) : (
        <Skeleton className="sessions-waiting" />
      )}
    </section>
  );
}
