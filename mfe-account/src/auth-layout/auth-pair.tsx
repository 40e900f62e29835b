import { NavLink, useLocation } from '@salon/web-kit/router';

/** Tabs for signing in and registering; the address keeps the return path. */
export function AuthPair() {
  const { search } = useLocation();
  return (
    <nav className="auth-pair" aria-label="Your account">
      <NavLink to={`/login${search}`}>Login</NavLink>
      <NavLink to={`/register${search}`}>Register</NavLink>
    </nav>
  );
}
