import { may, messages, type Permission, type User } from '@salon/contracts';
import { Notice, Skeleton } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { siteQuery, tasksQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import type { ReactNode } from 'react';
import { AdminPage } from '../screen/admin-page.js';
import { LoadError } from '../screen/load-failed.js';
import { AdminTiles, type Tile } from './admin-tiles.js';
import { dashboardQuery } from './dashboard.queries.js';
import { TodayParts } from './today.js';

const AREAS: readonly (Tile & { needs?: Permission })[] = [
  {
    to: '/admin/day',
    title: 'The day',
    lead: 'Who comes when, and to whom; everything the desk does with a visit.',
    art: '/art/hero.svg',
    needs: 'desk',
  },
  {
    to: '/admin/tasks',
    title: 'Open tasks',
    lead: 'Refunds, doubtful or disputed payments, mails that do not leave, visits to decide.',
    art: '/art/empty/no-questions.svg',
    needs: 'desk',
  },
  {
    to: '/admin/actions',
    title: 'Admin actions',
    lead: 'Who did what, what it was before, and Undo.',
    art: '/art/nails-accent.svg',
    needs: 'desk',
  },
  {
    to: '/admin/reports',
    title: 'Reports',
    lead: 'Occupancy, services, money, no-shows and new customers, as of now.',
    art: '/art/gallery/shades-of-tea.svg',
    needs: 'reports',
  },
  {
    to: '/admin/content/services',
    title: 'Services and prices',
    lead: messages.servicesLead,
    art: '/art/tile-services.svg',
    needs: 'content',
  },
  {
    to: '/admin/hours',
    title: 'Hours and leave',
    lead: 'Who works when, leave, extra hours and closed days.',
    art: '/art/fronds.svg',
    needs: 'settings',
  },
  {
    to: '/admin/stylists',
    title: 'Stylists',
    lead: 'Who works in the salon, what they do, and their order.',
    art: '/art/people/dilani-perera.svg',
    needs: 'settings',
  },
  {
    to: '/admin/offers',
    title: 'Special Offers',
    lead: 'Services that go well together, at a gentler price.',
    art: '/art/tile-offers.svg',
    needs: 'content',
  },
  {
    to: '/admin/content',
    title: 'Content',
    lead: 'Gallery, questions, people, texts and the salon’s details.',
    art: '/art/araliya-branch.svg',
    needs: 'content',
  },
  {
    to: '/admin/policy',
    title: 'Policy',
    lead: 'The booking fee, cancelling, moving, and which times are on offer.',
    art: '/art/gallery/half-moons.svg',
    needs: 'settings',
  },
  {
    to: '/admin/reviews',
    title: 'Reviews',
    lead: 'What guests write, and what other guests see of it.',
    art: '/art/hibiscus.svg',
    needs: 'desk',
  },
  {
    to: '/admin/customers',
    title: 'Customers',
    lead: 'The people you look after, their visits and what is owed.',
    art: '/art/gallery/long-hair.svg',
    needs: 'desk',
  },
  {
    to: '/admin/staff',
    title: 'Staff',
    lead: 'Who works with the site, and what each may do.',
    art: '/art/gallery/tea-is-on.svg',
    needs: 'staff',
  },
  {
    to: '/admin/export',
    title: 'Export',
    lead: 'Everything of the salon in one file, yours to take along.',
    art: '/art/makeup-studio.svg',
    needs: 'exports',
  },
  {
    to: '/ops',
    title: 'How the site is',
    lead: 'Its parts, what waits to be done, and what was given up.',
    art: '/art/foot-bath.svg',
    needs: 'ops',
  },
  { to: '/services', title: 'See the menu', lead: 'The site as guests see it.', art: '/art/apothecary.svg' },
];

/** The areas that a person can open; the open tasks show their number. */
function useAreas(user: Pick<User, 'permissions'> | null): Tile[] {
  const isDesk = user !== null && may(user, 'desk');
  const total = useQuery({ ...tasksQuery, enabled: isDesk }).data?.total ?? 0;
  const areas = AREAS.filter(({ needs }) => !needs || (user && may(user, needs)));
  return areas.map((area) => (area.to === '/admin/tasks' ? { ...area, count: total } : area));
}

/** While guests see 'Opening soon'. */
function NotOpenYet() {
  const { data } = useQuery(siteQuery);
  if (data?.isOpen !== false) return null;
  return (
    <Notice className="admin-tiles__notice">
      Guests see “Opening soon”. <Link to="/admin/setup">Go on with the first start</Link>
    </Notice>
  );
}

/**
 * Today, open tasks and the newest reviews, all at once; the links below are always shown, but only after them, so that
 * nothing moves.
 */
function Now({ children }: { children: ReactNode }) {
  const query = useQuery(dashboardQuery);
  const { data } = query;
  const tasks = useQuery(tasksQuery);
  if (!tasks.isFetched || (!data && !query.error)) return <Skeleton className="today-waiting" height="100svh" />;
  return (
    <>
      {data ? <TodayParts dashboard={data} /> : <LoadError query={query} title={messages.dashboardFailed} />}
      {children}
    </>
  );
}

/** /admin/dashboard: where an admin lands after logging in (decision A12). */
export default function AdminDashboardPage() {
  const { user } = useSession();
  const areas = useAreas(user);
  return (
    <AdminPage title="Admin Dashboard" lead={user ? `Good to see you, ${user.name}.` : undefined}>
      {user && may(user, 'settings') && <NotOpenYet />}
      <Now>
        <AdminTiles tiles={areas} />
      </Now>
    </AdminPage>
  );
}
