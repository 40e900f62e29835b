import type { RouteHandle } from '@salon/contracts';
import { Navigate, Outlet, type RouteObject } from '@salon/web-kit/router';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { PAGE_HEADS } from './page-heads.js';
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
import './styles/dashboard.css';
import './styles/profile.css';
import './styles/profile-parts.css';

const Frame = ({ children = <Outlet /> }: { children?: ReactNode }) => <div data-mfe="account">{children}</div>;

const handle = (access: RouteHandle['access'], title: string): RouteHandle => ({ access, title });

const own = (title: string, head: ComponentProps<typeof PageSkeleton>): RouteHandle => ({
  ...handle('user', title),
  waiting: () => (
    <Frame>
      <PageSkeleton {...head} />
    </Frame>
  ),
});

const importPages = () => import('./admin-import/import-page.js');

/** `loader` responds with 404 to paths without a page. */
interface PageModule {
  default: ComponentType;
  loader?: RouteObject['loader'];
}

type SalonPage = readonly [RouteHandle['access'], title: string, load: () => Promise<PageModule>];

/** The pages of the salon, which load on their first visit: path → access, title and component. */
const SALON_PAGES: Readonly<Record<string, SalonPage>> = {
  ops: ['ops', 'How the site is', () => import('./admin-ops/ops-page.js')],
  'admin/invitations': ['staff', 'Invitations', () => import('./admin-invitations/invitations-page.js')],
  'admin/staff': ['staff', 'Staff', () => import('./admin-staff/staff-page.js')],
  'admin/staff/activity': ['staff', 'Activity', () => import('./admin-staff/activity-page.js')],
  'admin/dashboard': ['admin', 'Admin Dashboard', () => import('./admin-dashboard/admin-dashboard-page.js')],
  'admin/stylists': ['settings', 'Stylists', () => import('./admin-stylists/admin-stylists-page.js')],
  'admin/setup': ['settings', 'First start', () => import('./admin-setup/setup-page.js')],
  'admin/export': ['exports', 'Export', () => import('./admin-export/export-page.js')],
  'admin/policy': ['settings', 'Policy', () => import('./admin-policy/policy-page.js')],
  'admin/content': ['content', 'Content', () => import('./admin-content/content-home-page.js')],
  'admin/content/:type': ['content', 'Content', () => import('./admin-content/content-page.js')],
  'admin/day/:date?': ['desk', 'The day', () => import('./admin-day/day-page.js')],
  'admin/actions': ['desk', 'Admin actions', () => import('./admin-actions/actions-page.js')],
  'admin/week/:date?': ['desk', 'The week', () => import('./admin-week/week-page.js')],
  'admin/close/:date?': ['money', 'Close the day', () => import('./admin-close/close-page.js')],
  'admin/reports': ['reports', 'Reports', () => import('./admin-reports/reports-page.js')],
  'admin/tasks': ['desk', 'Open tasks', () => import('./admin-tasks/tasks-page.js')],
  'admin/visits/:reference': ['desk', 'Visit', () => import('./admin-visit/visit-page.js')],
  'admin/customers': ['desk', 'Customers', () => import('./admin-customers/customers-page.js')],
  'admin/customers/:id': ['desk', 'Customer', () => import('./admin-customers/customer-page.js')],
  'admin/import/clients': [
    'settings',
    'Import clients',
    async () => ({ default: (await importPages()).ImportClientsPage }),
  ],
  'admin/import/services': [
    'content',
    'Import services',
    async () => ({ default: (await importPages()).ImportServicesPage }),
  ],
  'admin/hours': ['settings', 'Hours and leave', () => import('./admin-hours/hours-page.js')],
  'admin/outside-hours': ['desk', 'Visits outside the hours', () => import('./admin-outside/outside-hours-page.js')],
  'admin/reviews': ['desk', 'Reviews', () => import('./admin-reviews/admin-reviews-page.js')],
  'admin/offers': ['content', 'Special Offers', () => import('./admin-offers/admin-offers-page.js')],
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
        handle: own('Profile Settings', PAGE_HEADS.profile),
      },
      {
        path: 'profile/appointments',
        lazy: async () => ({ Component: (await import('./appointments/appointments-page.js')).AppointmentsPage }),
        handle: own('My Appointments', PAGE_HEADS.appointments),
      },
      {
        path: 'dashboard',
        lazy: async () => ({ Component: (await import('./dashboard/dashboard-page.js')).DashboardPage }),
        handle: own('Dashboard', PAGE_HEADS.dashboard),
      },
      {
        path: 'my-day',
        lazy: async () => ({ Component: (await import('./my-day/my-day-page.js')).MyDayPage }),
        handle: { ...handle('own_days', 'My day'), isReadOffline: true } satisfies RouteHandle,
      },
      { path: 'admin', element: <Navigate to="/admin/dashboard" replace />, handle: handle('admin', 'Admin') },
      {
        path: 'admin/clients',
        element: <Navigate to="/admin/customers" replace />,
        handle: handle('desk', 'Customers'),
      },
      ...Object.entries(SALON_PAGES).map(([path, [access, title, load]]) => ({
        path,
        lazy: async () => {
          const { default: Component, loader } = await load();
          return { Component, ...(loader && { loader }) };
        },
        handle: handle(access, title),
      })),
    ],
  },
] satisfies RouteObject[];

export default routes;
