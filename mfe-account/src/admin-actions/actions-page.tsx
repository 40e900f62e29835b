import {
  ACTION_AREAS,
  type ActionArea,
  AREA_NEEDS,
  isUuid,
  lineProblem,
  may,
  messages,
  UNDO_PERIOD,
  type User,
} from '@salon/contracts';
import { isWholeDay } from '@salon/kernel';
import { Notice, TextField } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { useInfiniteQuery, useQuery } from '@salon/web-kit/query';
import { Link, useLocation } from '@salon/web-kit/router';
import { useEffect } from 'react';
import { staffQuery } from '../admin-staff/staff.queries.js';
import { DayFilter } from '../filters/day-filter.js';
import { KindFilter } from '../filters/kind-filter.js';
import { NothingFound } from '../filters/nothing-found.js';
import { PersonFilter } from '../filters/person-filter.js';
import { type FilterChecks, useFilter } from '../filters/use-filter.js';
import { useTypedFilter } from '../filters/use-typed-filter.js';
import { AdminPage } from '../screen/admin-page.js';
import { PagedList } from '../screen/paged-list.js';
import { ActionItem } from './action-item.js';
import { type ActionFilter, actionsQuery } from './action-list.queries.js';
import { AREA_NAMES } from './done-words.js';
import '../styles/staff.css';
import '../styles/actions.css';

/** Who can read an area; the server decides. */
const areasOf = (user: User): ActionArea[] => ACTION_AREAS.filter((area) => may(user, AREA_NEEDS[area]));

/** The longest text that the list is filtered by. */
const VISIT_LENGTH = 20;

const checksFor = (user: User): FilterChecks<ActionFilter> => ({
  person: isUuid,
  area: (value) => areasOf(user).some((area) => area === value),
  day: isWholeDay,
  visit: (value) => lineProblem('Visit', value, VISIT_LENGTH) === null,
});

interface FilterProps {
  user: User;
  filter: ActionFilter;
  onChange(change: Partial<ActionFilter>): void;
}

const VisitFilter = ({ filter, onChange }: FilterProps) => (
  <TextField
    label="Visit"
    placeholder="ARL-261126-0042"
    maxLength={VISIT_LENGTH}
    {...useTypedFilter({
      inAddress: filter.visit,
      valueOf: ({ value }) => value.trim().toUpperCase(),
      write: (visit) => onChange({ visit }),
    })}
  />
);

function Filters(props: FilterProps) {
  const { user, filter, onChange } = props;
  const areas = areasOf(user);
  // Actions of all staff for owners; the front desk sees its own.
  const people = useQuery({ ...staffQuery, enabled: may(user, 'staff') }).data?.people ?? [user];
  return (
    <search className="activity-filters">
      <PersonFilter person={filter.person} people={people} onPerson={(person) => onChange({ person })} />
      {areas.length > 1 && (
        <KindFilter
          kind={filter.area}
          kinds={areas}
          nameOf={(area) => AREA_NAMES[area]}
          onKind={(area) => onChange({ area })}
        />
      )}
      <DayFilter day={filter.day} onDay={(day) => onChange({ day })} />
      <VisitFilter {...props} />
    </search>
  );
}

/** The action in the address: the one that blocks another action. */
function useNamedAction(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = isReady && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    if (!named) return;
    named.focus();
    named.scrollIntoView({ block: 'center' });
  }, [isReady, hash]);
}

function Actions({ filter, onClear }: { filter: ActionFilter; onClear: (() => void) | null }) {
  const query = useInfiniteQuery(actionsQuery(filter));
  const down = query.data?.pages.at(-1)?.down ?? [];
  useNamedAction(query.data !== undefined);
  return (
    <PagedList
      query={query}
      itemsOf={({ entries }) => entries}
      row={(action) => <ActionItem key={action._id} action={action} />}
      label="Admin actions"
      className="staff-rows"
      notice={
        down.length > 0 && (
          <Notice tone="warning">
            Missing here, because it does not answer: {down.map((area) => AREA_NAMES[area]).join(', ')}.
          </Notice>
        )
      }
      empty={
        <NothingFound title="Nothing was done." text="Choose another person, kind, day or visit." onClear={onClear} />
      }
      title={messages.actionsFailed}
      failed={messages.actionsFailed}
      rows={[6, '5rem']}
    />
  );
}

function ActionsOf({ user }: { user: User }) {
  const { filter, change, clear } = useFilter(checksFor(user));
  return (
    <AdminPage
      title="Admin actions"
      lead={`Who did what, when, and what it was before. For ${UNDO_PERIOD} each can be undone, the last one first.`}
      back={['Dashboard', '/admin/dashboard']}
      actions={may(user, 'staff') && <Link to="/admin/staff/activity">Sign-ins and refused calls</Link>}
    >
      <Filters user={user} filter={filter} onChange={change} />
      <Actions filter={filter} onClear={clear} />
    </AdminPage>
  );
}

/** /admin/actions: all admin actions with values before and after, each with Undo or the reason why there is none. */
export default function ActionsPage() {
  const { user } = useSession();
  return user && <ActionsOf user={user} />;
}
