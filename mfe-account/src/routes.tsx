import type { RouteHandle } from '@salon/contracts';
import { Navigate, Outlet, type RouteObject } from '@salon/web-kit/router';
import type { ComponentType, ReactNode } from 'react';
import { ForgotPage } from './passwords/forgot-page.js';
import { ResetPage } from './passwords/reset-page.js';
import { RegisterPage } from './registration/register-page.js';
import { PageSkeleton } from './screen/page-skeleton.js';
import { SignInPage } from './sign-in/sign-in-page.js';
import { VerifyEmailPage } from './verification/verify-email-page.js';
import './styles/auth-layout.css';
import './styles/verification.css';
import './styles/visits.css';
import './styles/cancel-consequence.css';
import './styles/visit-list.css';
import './styles/visits-media.css';
import './styles/dashboard.css';
import './styles/profile.css';
import './styles/completion.css';
import './styles/sessions.css';
import './styles/profile-media.css';

const Frame = ({ children = <Outlet /> }: { children?: ReactNode }) => <div data-mfe="account">{children}</div>;

const handle = (access: RouteHandle['access'], title: string): RouteHandle => ({ access, title });

const own = (title: string, heading: string, lead: string): RouteHandle => ({
  ...handle('user', title),
  waiting: () => (
    <Frame>
      <PageSkeleton title={heading} lead={lead} />
    </Frame>
  ),
});

/** The pages of the salon, which load on their first visit: path → access, title and component. */
const SALON_PAGES: Readonly<Record<string, readonly [RouteHandle['access'], string, () => Promise<ComponentType>]>> = {
  ops: ['ops', 'How the site is', async () => (await import('./admin-ops/ops-page.js')).OpsPage],
  'admin/invitations': [
    'staff',
    'Invitations',
    async () => (await import('./admin-invitations/invitations-page.js')).InvitationsPage,
  ],
  'admin/staff': ['staff', 'Staff', async () => (await import('./admin-staff/staff-page.js')).StaffPage],
  'admin/staff/activity': [
    'staff',
    'Activity',
    async () => (await import('./admin-staff/activity-page.js')).ActivityPage,
  ],
  'admin/dashboard': [
    'admin',
    'Admin Dashboard',
    async () => (await import('./admin-dashboard/admin-dashboard-page.js')).AdminDashboardPage,
  ],
  'admin/stylists': [
    'settings',
    'Stylists',
    async () => (await import('./admin-stylists/admin-stylists-page.js')).AdminStylistsPage,
  ],
  'admin/setup': ['settings', 'First start', async () => (await import('./admin-setup/setup-page.js')).SetupPage],
  'admin/export': ['exports', 'Export', async () => (await import('./admin-export/export-page.js')).ExportPage],
  'admin/policy': ['settings', 'Policy', async () => (await import('./admin-policy/policy-page.js')).PolicyPage],
  'admin/content': [
    'content',
    'Content',
    async () => (await import('./admin-content/content-home-page.js')).ContentHomePage,
  ],
  'admin/content/:kind': [
    'content',
    'Content',
    async () => (await import('./admin-content/content-page.js')).ContentPage,
  ],
  'admin/day/:date?': ['desk', 'The day', async () => (await import('./admin-day/day-page.js')).DayPage],
  'admin/actions': ['desk', 'Admin actions', async () => (await import('./admin-actions/actions-page.js')).ActionsPage],
  'admin/week/:date?': ['desk', 'The week', async () => (await import('./admin-week/week-page.js')).WeekPage],
  'admin/close/:date?': ['money', 'Close the day', async () => (await import('./admin-close/close-page.js')).ClosePage],
  'admin/reports': ['reports', 'Reports', async () => (await import('./admin-reports/reports-page.js')).ReportsPage],
  'admin/tasks': ['desk', 'Open tasks', async () => (await import('./admin-tasks/tasks-page.js')).TasksPage],
  'admin/visits/:reference': ['desk', 'Visit', async () => (await import('./admin-visit/visit-page.js')).VisitPage],
  'admin/customers': [
    'desk',
    'Customers',
    async () => (await import('./admin-customers/customers-page.js')).CustomersPage,
  ],
  'admin/customers/:id': [
    'desk',
    'Customer',
    async () => (await import('./admin-customers/customer-page.js')).CustomerPage,
  ],
  'admin/clients': ['desk', 'Customers', async () => (await import('./admin-customers/customers-page.js')).ToCustomers],
  'admin/import/clients': [
    'settings',
    'Import clients',
    async () => (await import('./admin-import/import-page.js')).ImportClientsPage,
  ],
  'admin/import/services': [
    'content',
    'Import services',
    async () => (await import('./admin-import/import-page.js')).ImportServicesPage,
  ],
  'admin/hours': ['settings', 'Hours and leave', async () => (await import('./admin-hours/hours-page.js')).HoursPage],
  'admin/outside-hours': [
    'desk',
    'Visits outside the hours',
    async () => (await import('./admin-outside/outside-hours-page.js')).OutsideHoursPage,
  ],
  'admin/reviews': [
    'desk',
    'Reviews',
    async () => (await import('./admin-reviews/admin-reviews-page.js')).AdminReviewsPage,
  ],
  'admin/offers': [
    'content',
    'Special Offers',
    async () => (await import('./admin-offers/admin-offers-page.js')).AdminOffersPage,
  ],
};

/**
 * The routes that the shell mounts (docs/product.md §2). The sign-in pages load with the routes; the customers' and the
 * admins' pages load on their first visit.
 */
const routes = [
  {
    element: <Frame />,
    children: [
      { path: 'login', element: <SignInPage />, handle: handle('public', 'Login') },
      { path: 'register', element: <RegisterPage />, handle: handle('public', 'Register') },
      { path: 'verify-email', element: <VerifyEmailPage />, handle: handle('public', 'Verify Your Email') },
      { path: 'forgot-password', element: <ForgotPage />, handle: handle('public', 'Forgot your password?') },
      { path: 'reset-password/:token', element: <ResetPage />, handle: handle('public', 'Reset Password') },
      {
        path: 'profile',
        lazy: async () => ({ Component: (await import('./profile/profile-page.js')).ProfilePage }),
        handle: own('Profile Settings', 'My Profile', 'Your details, and the key to your account.'),
      },
      {
        path: 'profile/appointments',
        lazy: async () => ({ Component: (await import('./appointments/appointments-page.js')).AppointmentsPage }),
        handle: own('My Appointments', 'My Appointments', 'View and manage your salon appointments'),
      },
      {
        path: 'dashboard',
        lazy: async () => ({ Component: (await import('./dashboard/dashboard-page.js')).DashboardPage }),
        handle: own('Dashboard', 'Hello', 'Your next visit, and what is still to pay.'),
      },
      {
        path: 'my-day',
        lazy: async () => ({ Component: (await import('./my-day/my-day-page.js')).MyDayPage }),
        handle: { ...handle('own_days', 'My day'), isReadOffline: true } satisfies RouteHandle,
      },
      { path: 'admin', element: <Navigate to="/admin/dashboard" replace />, handle: handle('admin', 'Admin') },
      ...Object.entries(SALON_PAGES).map(([path, [access, title, load]]) => ({
        path,
        lazy: async () => ({ Component: await load() }),
        handle: handle(access, title),
      })),
    ],
  },
] satisfies RouteObject[];

export default routes;
