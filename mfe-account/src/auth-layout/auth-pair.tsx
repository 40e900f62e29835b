import { NavLink } from '@salon/web-kit/router';

/** The two ways to an account, one beside the other; the address keeps what comes after signing in. */
export const AuthPair = () => (
  <nav className="auth-pair" aria-label="Your account">
    <NavLink to="/login">Login</NavLink>
    <NavLink to="/register">Register</NavLink>
  </nav>
);
