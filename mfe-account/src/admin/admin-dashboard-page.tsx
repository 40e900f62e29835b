import { may, type Permission } from '@salon/contracts';
import { Notice, Page, PageHeading } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { outsideVisitsQuery } from '../admin-outside/outside.queries.js';
import { AdminTiles, type Tile } from './admin-tiles.js';

const AREAS: readonly (Tile & { needs?: Permission })[] = [
  {
    to: '/admin/day',
    title: 'The day',
    lead: 'Who comes when, and to whom; everything the desk does with a visit.',
    art: '/art/hero.svg',
    needs: 'desk',
  },
  {
    to: '/admin/content/services',
    title: 'Services and prices',
    lead: 'What can be booked, how long it takes and what it costs.',
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
    art: '/art/fronds.svg',
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
    to: '/admin/clients',
    title: 'Clients',
    lead: 'The people you look after; bring them along from elsewhere.',
    art: '/art/portrait.svg',
  },
  {
    to: '/admin/staff',
    title: 'Staff',
    lead: 'Who works with the site, and what each may do.',
    art: '/art/portrait.svg',
    needs: 'staff',
  },
  { to: '/services', title: 'See the menu', lead: 'The site as guests see it.', art: '/art/apothecary.svg' },
];

/** First of all what waits for a decision. */
function useOpenTasks() {
  const total = useQuery(outsideVisitsQuery).data?.total ?? 0;
  if (total === 0) return [];
  const title = `${total} ${total === 1 ? 'visit' : 'visits'} to decide`;
  return [
    { to: '/admin/outside-hours', title, lead: 'Booked, but outside the hours.', art: '/art/empty/no-questions.svg' },
  ];
}

/** As long as guests see 'Opening soon'. */
function NotOpenYet() {
  const { data } = useQuery(siteQuery);
  if (data?.isOpen !== false) return null;
  return (
    <Notice className="admin-tiles__notice">
      Guests see “Opening soon”. <Link to="/admin/setup">Go on with the first start</Link>
    </Notice>
  );
}

/** /admin/dashboard: where an admin lands after logging in (decision A12). */
export function AdminDashboardPage() {
  useTitle('Admin Dashboard');
  const { user } = useSession();
  const tasks = useOpenTasks();
  return (
    <Page>
      <PageHeading title="Admin Dashboard" lead={user ? `Good to see you, ${user.name}.` : undefined} />
      {user && may(user, 'settings') && <NotOpenYet />}
      <AdminTiles tiles={[...tasks, ...AREAS.filter(({ needs }) => !needs || (user && may(user, needs)))]} />
    </Page>
  );
}
