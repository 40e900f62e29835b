import { messages, type SignedInDevice } from '@salon/contracts';
import { Badge, Button, ErrorState, Skeleton } from '@salon/ui';
import { formatDate, formatTime, messageOf, salonDayOf, salonTimeOf, salonToday } from '@salon/web-kit';
import { Monitor, Smartphone } from 'lucide-react';
import { useNextFocus } from '../screen/use-next-focus.js';
import { useEndSessions, useSessions } from './use-sessions.js';

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
  const remember = useNextFocus();
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="session">
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
          className="visit-action"
          busy={busy}
          aria-label={`Sign out: ${device}, signed in ${moment(since)}`}
          onClick={({ currentTarget }) => {
            remember(currentTarget);
            onEnd(_id);
          }}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function EndOthers({ busy, onEnd }: { busy: boolean; onEnd(): void }) {
  const remember = useNextFocus();
  return (
    <div>
      <Button
        variant="line"
        busy={busy}
        onClick={({ currentTarget }) => {
          remember(currentTarget);
          onEnd();
        }}
      >
        Sign out everywhere else
      </Button>
    </div>
  );
}

function List({ sessions }: { sessions: readonly SignedInDevice[] }) {
  const { busy, end } = useEndSessions();
  return (
    <>
      <ul className="sessions-list">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} busy={busy === session._id} onEnd={end} />
        ))}
      </ul>
      {sessions.some(({ here }) => !here) ? (
        <EndOthers busy={busy === 'others'} onEnd={() => end(null)} />
      ) : (
        <p className="hint">You are signed in nowhere else.</p>
      )}
    </>
  );
}

/** The sessions of the account, each with a button that ends it. */
export function Sessions() {
  const { data, error, isPending, refetch } = useSessions();
  return (
    <section className="sessions" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {isPending && <Skeleton className="sessions-waiting" />}
      {data ? (
        <List sessions={data} />
      ) : (
        error && (
          <ErrorState title={messages.sessionsFailed} text={messageOf(error, '')} onRetry={() => void refetch()} />
        )
      )}
    </section>
  );
}
