import type { RouteHandle } from '@salon/contracts';
import { Navigate, Outlet, type RouteObject } from '@salon/web-kit/router';
import type { ReactNode } from 'react';
import { AdminDashboardPage } from './admin/admin-dashboard-page.js';
import { AdminOffersPage } from './admin-offers/admin-offers-page.js';
import { InvitationsPage } from './admin/invitations-page.js';
import { AppointmentsPage } from './appointments/appointments-page.js';
import { DashboardPage } from './dashboard/dashboard-page.js';
import { ForgotPage } from './passwords/forgot-page.js';
import { ResetPage } from './passwords/reset-page.js';
import { ProfilePage } from './profile/profile-page.js';
import { RegisterPage } from './registration/register-page.js';
import { PageWaiting } from './screen/page-waiting.js';
import { SignInPage } from './sign-in/sign-in-page.js';
import { VerifyEmailPage } from './verification/verify-email-page.js';
import './styles/door.css';
import './styles/verification.css';
import './styles/visits.css';
import './styles/dashboard.css';
import './styles/profile.css';
import './styles/admin-offers.css';
import './styles/invitations.css';

const Frame = ({ children = <Outlet /> }: { children?: ReactNode }) => <div data-mfe="account">{children}</div>;

const handle = (access: RouteHandle['access'], title: string): RouteHandle => ({ access, title });

const own = (title: string, heading: string, lead: string): RouteHandle => ({
  ...handle('user', title),
  waiting: () => (
    <Frame>
      <PageWaiting title={heading} lead={lead} />
    </Frame>
  ),
});

/** What the shell mounts: signing in, one's own pages, the admin's (spec §2 route table). */
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
        element: <ProfilePage />,
        handle: own('Profile Settings', 'My Profile', 'Your details, and the key to your account.'),
      },
      {
        path: 'profile/appointments',
        element: <AppointmentsPage />,
        handle: own('My Appointments', 'My Appointments', 'View and manage your salon appointments'),
      },
      {
        path: 'dashboard',
        element: <DashboardPage />,
        handle: own('Dashboard', 'Hello', 'What is coming up, and where to go from here.'),
      },
      { path: 'admin', element: <Navigate to="/admin/dashboard" replace />, handle: handle('admin', 'Admin') },
      { path: 'admin/invitations', element: <InvitationsPage />, handle: handle('admin', 'Invitations') },
      { path: 'admin/dashboard', element: <AdminDashboardPage />, handle: handle('admin', 'Admin Dashboard') },
      { path: 'admin/offers', element: <AdminOffersPage />, handle: handle('admin', 'Special Offers') },
    ],
  },
] satisfies RouteObject[];

export default routes;
