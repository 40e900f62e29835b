import type { RouteHandle } from '@salon/contracts';
import { Navigate, Outlet, type RouteObject } from '@salon/web-kit/router';
import { AdminDashboardPage } from './admin/admin-dashboard-page.js';
import { AppointmentsPage } from './appointments/appointments-page.js';
import { ComingPage } from './coming/coming-page.js';
import { DashboardPage } from './dashboard/dashboard-page.js';
import { RegisterPage } from './registration/register-page.js';
import { SignInPage } from './sign-in/sign-in-page.js';
import { VerifyEmailPage } from './verification/verify-email-page.js';
import './styles/door.css';
import './styles/verification.css';
import './styles/visits.css';
import './styles/dashboard.css';

const Frame = () => (
  <div data-mfe="account">
    <Outlet />
  </div>
);

const handle = (access: RouteHandle['access'], title: string): RouteHandle => ({ access, title });

const BY_HAND = 'This page opens soon. Until then the salon helps you by phone or e-mail.';

/** What the shell mounts: signing in, one's own pages, the admin's (spec §2 route table). */
const routes = [
  {
    element: <Frame />,
    children: [
      { path: 'login', element: <SignInPage />, handle: handle('public', 'Login') },
      { path: 'register', element: <RegisterPage />, handle: handle('public', 'Register') },
      { path: 'verify-email', element: <VerifyEmailPage />, handle: handle('public', 'Verify Your Email') },
      { path: 'forgot-password', element: <ComingPage title="Forgot your password?" text={BY_HAND} to="/login" way="Back to login" />, handle: handle('public', 'Forgot your password?') },
      { path: 'reset-password/:token', element: <ComingPage title="Reset Password" text={BY_HAND} to="/login" way="Back to login" />, handle: handle('public', 'Reset Password') },
      { path: 'profile', element: <ComingPage title="My Profile" text={BY_HAND} to="/profile/appointments" way="My Appointments" />, handle: handle('user', 'Profile Settings') },
      { path: 'profile/appointments', element: <AppointmentsPage />, handle: handle('user', 'My Appointments') },
      { path: 'dashboard', element: <DashboardPage />, handle: handle('user', 'Dashboard') },
      { path: 'admin', element: <Navigate to="/admin/dashboard" replace />, handle: handle('admin', 'Admin') },
      { path: 'admin/dashboard', element: <AdminDashboardPage />, handle: handle('admin', 'Admin Dashboard') },
    ],
  },
] satisfies RouteObject[];

export default routes;
