import type { RouteHandle } from '@salon/contracts';
import { Navigate, Outlet, type RouteObject } from '@salon/web-kit/router';
import type { ReactNode } from 'react';
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
      {
        path: 'ops',
        lazy: async () => ({ Component: (await import('./admin-ops/ops-page.js')).OpsPage }),
        handle: handle('ops', 'How the site is'),
      },
      { path: 'admin', element: <Navigate to="/admin/dashboard" replace />, handle: handle('admin', 'Admin') },
      {
        path: 'admin/invitations',
        lazy: async () => ({ Component: (await import('./admin/invitations-page.js')).InvitationsPage }),
        handle: handle('staff', 'Invitations'),
      },
      {
        path: 'admin/staff',
        lazy: async () => ({ Component: (await import('./admin-staff/staff-page.js')).StaffPage }),
        handle: handle('staff', 'Staff'),
      },
      {
        path: 'admin/staff/activity',
        lazy: async () => ({ Component: (await import('./admin-staff/activity-page.js')).ActivityPage }),
        handle: handle('staff', 'Activity'),
      },
      {
        path: 'admin/dashboard',
        lazy: async () => ({ Component: (await import('./admin/admin-dashboard-page.js')).AdminDashboardPage }),
        handle: handle('admin', 'Admin Dashboard'),
      },
      {
        path: 'admin/stylists',
        lazy: async () => ({ Component: (await import('./admin-stylists/admin-stylists-page.js')).AdminStylistsPage }),
        handle: handle('settings', 'Stylists'),
      },
      {
        path: 'admin/setup',
        lazy: async () => ({ Component: (await import('./admin-setup/setup-page.js')).SetupPage }),
        handle: handle('settings', 'First start'),
      },
      {
        path: 'admin/export',
        lazy: async () => ({ Component: (await import('./admin-export/export-page.js')).ExportPage }),
        handle: handle('exports', 'Export'),
      },
      {
        path: 'admin/policy',
        lazy: async () => ({ Component: (await import('./admin-policy/policy-page.js')).PolicyPage }),
        handle: handle('settings', 'Policy'),
      },
      {
        path: 'admin/content',
        lazy: async () => ({ Component: (await import('./admin-content/content-home-page.js')).ContentHomePage }),
        handle: handle('content', 'Content'),
      },
      {
        path: 'admin/content/:kind',
        lazy: async () => ({ Component: (await import('./admin-content/content-page.js')).ContentPage }),
        handle: handle('content', 'Content'),
      },
      {
        path: 'admin/day/:date?',
        lazy: async () => ({ Component: (await import('./admin-day/day-page.js')).DayPage }),
        handle: handle('desk', 'The day'),
      },
      {
        path: 'admin/actions',
        lazy: async () => ({ Component: (await import('./admin-actions/actions-page.js')).ActionsPage }),
        handle: handle('desk', 'Admin actions'),
      },
      {
        path: 'admin/week/:date?',
        lazy: async () => ({ Component: (await import('./admin-week/week-page.js')).WeekPage }),
        handle: handle('desk', 'The week'),
      },
      {
        path: 'admin/close/:date?',
        lazy: async () => ({ Component: (await import('./admin-close/close-page.js')).ClosePage }),
        handle: handle('money', 'Close the day'),
      },
      {
        path: 'admin/reports',
        lazy: async () => ({ Component: (await import('./admin-reports/reports-page.js')).ReportsPage }),
        handle: handle('reports', 'Reports'),
      },
      {
        path: 'admin/tasks',
        lazy: async () => ({ Component: (await import('./admin-tasks/tasks-page.js')).TasksPage }),
        handle: handle('desk', 'Open tasks'),
      },
      {
        path: 'admin/visits/:reference',
        lazy: async () => ({ Component: (await import('./admin-visit/visit-page.js')).VisitPage }),
        handle: handle('desk', 'Visit'),
      },
      {
        path: 'admin/customers',
        lazy: async () => ({ Component: (await import('./admin-customers/customers-page.js')).CustomersPage }),
        handle: handle('desk', 'Customers'),
      },
      {
        path: 'admin/customers/:id',
        lazy: async () => ({ Component: (await import('./admin-customers/customer-page.js')).CustomerPage }),
        handle: handle('desk', 'Customer'),
      },
      {
        path: 'admin/clients',
        lazy: async () => ({ Component: (await import('./admin-customers/customers-page.js')).ToCustomers }),
        handle: handle('desk', 'Customers'),
      },
      {
        path: 'admin/import/clients',
        lazy: async () => ({ Component: (await import('./admin-import/import-page.js')).ImportClientsPage }),
        handle: handle('settings', 'Import clients'),
      },
      {
        path: 'admin/import/services',
        lazy: async () => ({ Component: (await import('./admin-import/import-page.js')).ImportServicesPage }),
        handle: handle('content', 'Import services'),
      },
      {
        path: 'admin/hours',
        lazy: async () => ({ Component: (await import('./admin-hours/hours-page.js')).HoursPage }),
        handle: handle('settings', 'Hours and leave'),
      },
      {
        path: 'admin/outside-hours',
        lazy: async () => ({ Component: (await import('./admin-outside/outside-hours-page.js')).OutsideHoursPage }),
        handle: handle('desk', 'Visits outside the hours'),
      },
      {
        path: 'admin/reviews',
        lazy: async () => ({ Component: (await import('./admin-reviews/admin-reviews-page.js')).AdminReviewsPage }),
        handle: handle('desk', 'Reviews'),
      },
      {
        path: 'admin/offers',
        lazy: async () => ({ Component: (await import('./admin-offers/admin-offers-page.js')).AdminOffersPage }),
        handle: handle('content', 'Special Offers'),
      },
    ],
  },
] satisfies RouteObject[];

export default routes;
