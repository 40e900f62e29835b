import { type Activity, ACTIVITY_KINDS, type ActivityKind, isUuid, messages, RETENTION } from '@salon/contracts';
import { isWholeDay } from '@salon/kernel';
import { salonMoment } from '@salon/web-kit';
import { useInfiniteQuery, useQuery } from '@salon/web-kit/query';
import { Ban, LogIn, type LucideIcon, Pencil } from 'lucide-react';
import { AdminPage } from '../screen/admin-page.js';
import { PagedList } from '../screen/paged-list.js';
import { type ActivityFilter, activityQuery } from './activity.queries.js';
import { wordsOf } from './activity.rules.js';
import { DayFilter } from '../filters/day-filter.js';
import { KindFilter } from '../filters/kind-filter.js';
import { NothingFound } from '../filters/nothing-found.js';
import { PersonFilter } from '../filters/person-filter.js';
import { type FilterChecks, useFilter } from '../filters/use-filter.js';
import { staffQuery } from './staff.queries.js';
import '../styles/staff.css';

const KINDS: Readonly<Record<ActivityKind, { label: string; Icon: LucideIcon }>> = {
  sign_in: { label: 'Sign-ins', Icon: LogIn },
  refused: { label: 'Refused calls', Icon: Ban },
  action: { label: 'Changes', Icon: Pencil },
};

const CHECKS: FilterChecks<ActivityFilter> = {
  person: isUuid,
  kind: (value) => ACTIVITY_KINDS.some((kind) => kind === value),
  day: isWholeDay,
};

function ActivityRow({ activity }: { activity: Activity }) {
  const { kind, by, at, device, network } = activity;
  const { text, route } = wordsOf(activity);
  const { Icon } = KINDS[kind];
  return (
    <li className="activity" tabIndex={-1} data-kind={kind}>
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

function Activities({ filter, onClear }: { filter: ActivityFilter; onClear: (() => void) | null }) {
  return (
    <PagedList
      query={useInfiniteQuery(activityQuery(filter))}
      itemsOf={({ entries }) => entries}
      row={(activity) => <ActivityRow key={activity._id} activity={activity} />}
      label="Activity"
      className="staff-rows"
      empty={
        <NothingFound
          title={`Nothing in these ${RETENTION.records} days.`}
          text="Choose another person, kind or day."
          onClear={onClear}
        />
      }
      title={messages.activityFailed}
      failed={messages.activityFailed}
      rows={[6, '4rem']}
    />
  );
}

interface FilterProps {
  filter: ActivityFilter;
  onChange(change: Partial<ActivityFilter>): void;
}

function Filters({ filter, onChange }: FilterProps) {
  const people = useQuery(staffQuery).data?.people ?? [];
  return (
    <search className="activity-filters">
      <PersonFilter person={filter.person} people={people} onPerson={(person) => onChange({ person })} />
      <KindFilter
        kind={filter.kind}
        kinds={ACTIVITY_KINDS}
        nameOf={(kind) => KINDS[kind].label}
        onKind={(kind) => onChange({ kind })}
      />
      <DayFilter day={filter.day} onDay={(day) => onChange({ day })} />
    </search>
  );
}

/** /admin/staff/activity: who signed in, what was refused and what was changed, for owners. */
export default function ActivityPage() {
  const { filter, change, clear } = useFilter(CHECKS);
  return (
    <AdminPage
      title="Activity"
      lead={`Who signed in, which calls were refused, and what was changed. Kept for ${RETENTION.records} days.`}
      back={['Staff', '/admin/staff']}
    >
      <Filters filter={filter} onChange={change} />
      <Activities filter={filter} onClear={clear} />
    </AdminPage>
  );
}
