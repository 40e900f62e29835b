import { NavLink } from '@salon/web-kit/router';

/** Tabs for signing in and registering; the address keeps the return path. */
export const AuthPair = () => (
  <nav className="auth-pair" aria-label="Your account">
    <NavLink to="/login">Login</NavLink>
    <NavLink to="/register">Register</NavLink>
  </nav>
);
