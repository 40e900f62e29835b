import { type Activity, ACTIVITY_KINDS, type ActivityKind, messages } from '@salon/contracts';
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  Page,
  PageHeading,
  SelectField,
  Skeleton,
  TextField,
} from '@salon/ui';
import { messageOf, salonMoment, salonToday, useTitle } from '@salon/web-kit';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { Ban, LogIn, type LucideIcon, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ActivityFilter } from './activity.api.js';
import { activityQuery } from './activity.queries.js';
import { wordsOf } from './activity.rules.js';
import { useStaff } from './use-staff.js';
import '../styles/staff.css';

const KINDS: Readonly<Record<ActivityKind, { label: string; Icon: LucideIcon }>> = {
  sign_in: { label: 'Sign-ins', Icon: LogIn },
  refused: { label: 'Refused calls', Icon: Ban },
  action: { label: 'Changes', Icon: Pencil },
};

const NO_FILTER: ActivityFilter = { person: '', kind: '', day: '' };

function Entry({ entry }: { entry: Activity }) {
  const { kind, by, at, device, network } = entry;
  const { text, route } = wordsOf(entry);
  const { Icon } = KINDS[kind];
  return (
    <li className="activity" data-kind={kind}>
      <Icon aria-hidden="true" />
      <p>
        <strong>{by?.name ?? 'Somebody without an account'}</strong> {text} {route && <code>{route}</code>}
        <span className="hint dots">
          <span>{salonMoment(at)}</span> <span>{device}</span> {network && <span>{network}</span>}
        </span>
      </p>
    </li>
  );
}

function Entries({ filter }: { filter: ActivityFilter }) {
  const { data, isPending, isFetching, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(activityQuery(filter));
  if (isPending) return <Skeleton className="staff-waiting" />;
  if (!data)
    return (
      <ErrorState
        title={messages.activityFailed}
        text={messageOf(error, '')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return (
      <EmptyState
        art="/art/araliya-branch.svg"
        title="Nothing in these 90 days."
        text="Choose another person, kind or day."
      />
    );
  return (
    <>
      <ul className="staff-rows" aria-label="Activity">
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="activity-more">
          <Button variant="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

function Filters({ filter, onChange }: { filter: ActivityFilter; onChange(filter: ActivityFilter): void }) {
  const staff = useStaff();
  const set = (change: Partial<ActivityFilter>) => onChange({ ...filter, ...change });
  return (
    <search className="activity-filters">
      <SelectField
        label="Person"
        value={filter.person}
        onChange={({ currentTarget }) => set({ person: currentTarget.value })}
      >
        <option value="">Everybody</option>
        {staff.data?.people.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Kind"
        value={filter.kind}
        onChange={({ currentTarget }) => set({ kind: currentTarget.value as ActivityFilter['kind'] })}
      >
        <option value="">Everything</option>
        {ACTIVITY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind].label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Day"
        type="date"
        max={salonToday()}
        value={filter.day}
        onChange={({ currentTarget }) => set({ day: currentTarget.value })}
      />
    </search>
  );
}

/** /admin/staff/activity: who signed in, what was refused and what was changed, for owners. */
export function ActivityPage() {
  useTitle('Activity');
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <Page>
      <PageHeading
        title="Activity"
        lead="Who signed in, which calls were refused, and what was changed. Kept for 90 days."
      >
        <Link className={buttonClass({ variant: 'text' })} to="/admin/staff">
          Staff
        </Link>
      </PageHeading>
      <Filters filter={filter} onChange={setFilter} />
      <Entries filter={filter} />
    </Page>
  );
}
