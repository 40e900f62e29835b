import { Page, PageHeading } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { AdminTiles } from './admin-tiles.js';

const AREAS = [
  {
    to: '/admin/content/services',
    title: 'Services and prices',
    lead: 'What can be booked, how long it takes and what it costs.',
    art: '/art/tile-services.svg',
  },
  {
    to: '/admin/stylists',
    title: 'Stylists',
    lead: 'Who works in the salon, what they do, and their order.',
    art: '/art/people/dilani-perera.svg',
  },
  {
    to: '/admin/offers',
    title: 'Special Offers',
    lead: 'Services that go well together, at a gentler price.',
    art: '/art/tile-offers.svg',
  },
  {
    to: '/admin/content',
    title: 'Content',
    lead: 'Gallery, questions, people, texts and the salon’s details.',
    art: '/art/araliya-branch.svg',
  },
  {
    to: '/admin/reviews',
    title: 'Reviews',
    lead: 'What guests write, and what other guests see of it.',
    art: '/art/hibiscus.svg',
  },
  {
    to: '/admin/clients',
    title: 'Clients',
    lead: 'The people you look after; bring them along from elsewhere.',
    art: '/art/portrait.svg',
  },
  {
    to: '/admin/invitations',
    title: 'Invite an admin',
    lead: 'Who looks after the site beside you.',
    art: '/art/portrait.svg',
  },
  { to: '/services', title: 'See the menu', lead: 'The site as guests see it.', art: '/art/apothecary.svg' },
] as const;

/** /admin/dashboard: where an admin lands after logging in (decision A12). */
export function AdminDashboardPage() {
  useTitle('Admin Dashboard');
  const { user } = useSession();
  return (
    <Page>
      <PageHeading title="Admin Dashboard" lead={user ? `Good to see you, ${user.name}.` : undefined} />
      <AdminTiles tiles={AREAS} />
    </Page>
  );
}
