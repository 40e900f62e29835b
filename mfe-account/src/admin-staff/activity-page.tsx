import { type Activity, ACTIVITY_KINDS, type ActivityKind, messages, RETENTION } from '@salon/contracts';
import { EmptyState, SelectField } from '@salon/ui';
import { salonMoment } from '@salon/web-kit';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { Ban, LogIn, type LucideIcon, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { AdminPage } from '../screen/admin-page.js';
import { Loaded } from '../screen/loaded.js';
import { More } from '../screen/more.js';
import type { ActivityFilter } from './activity.api.js';
import { activityQuery } from './activity.queries.js';
import { wordsOf } from './activity.rules.js';
import { DayFilter } from '../filters/day-filter.js';
import { useFilter } from '../filters/use-filter.js';
import { useStaff } from './use-staff.js';
import '../styles/staff.css';

const KINDS: Readonly<Record<ActivityKind, { label: string; Icon: LucideIcon }>> = {
  sign_in: { label: 'Sign-ins', Icon: LogIn },
  refused: { label: 'Refused calls', Icon: Ban },
  action: { label: 'Changes', Icon: Pencil },
};

const FILTERS = ['person', 'kind', 'day'] as const;

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

function Activities({ filter }: { filter: ActivityFilter }) {
  const query = useInfiniteQuery(activityQuery(filter));
  const list = useRef<HTMLUListElement>(null);
  const activities = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Loaded query={query} title={messages.activityFailed} rows={[6, '4rem']}>
      {() =>
        activities.length === 0 ? (
          <EmptyState
            art="/art/araliya-branch.svg"
            title={`Nothing in these ${RETENTION.records} days.`}
            text="Choose another person, kind or day."
          />
        ) : (
          <>
            <ul ref={list} className="staff-rows" aria-label="Activity">
              {activities.map((activity) => (
                <ActivityRow key={activity._id} activity={activity} />
              ))}
            </ul>
            <More query={query} list={list} count={activities.length} failed={messages.activityFailed} />
          </>
        )
      }
    </Loaded>
  );
}

interface FilterProps {
  filter: ActivityFilter;
  onChange(change: Partial<ActivityFilter>): void;
}

function Filters({ filter, onChange }: FilterProps) {
  const staff = useStaff();
  return (
    <search className="activity-filters">
      <SelectField
        label="Person"
        value={filter.person}
        onChange={({ currentTarget }) => onChange({ person: currentTarget.value })}
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
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as ActivityFilter['kind'] })}
      >
        <option value="">Everything</option>
        {ACTIVITY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind].label}
          </option>
        ))}
      </SelectField>
      <DayFilter day={filter.day} onDay={(day) => onChange({ day })} />
    </search>
  );
}

/** /admin/staff/activity: who signed in, what was refused and what was changed, for owners. */
export function ActivityPage() {
  const [inAddress, change] = useFilter(FILTERS);
  const filter: ActivityFilter = { ...inAddress, kind: ACTIVITY_KINDS.find((kind) => kind === inAddress.kind) ?? '' };
  return (
    <AdminPage
      title="Activity"
      lead={`Who signed in, which calls were refused, and what was changed. Kept for ${RETENTION.records} days.`}
      back={['Staff', '/admin/staff']}
    >
      <Filters filter={filter} onChange={change} />
      <Activities filter={filter} />
    </AdminPage>
  );
}
