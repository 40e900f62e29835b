import { NavLink } from '@salon/web-kit/router';
import { MAIN } from './destinations.js';

/** The six items for every visitor; `onGo` is called when one is followed. */
export const MainLinks = ({ onGo }: { onGo?: () => void }) => (
  <ul>
    {MAIN.map(([text, to]) => (
      <li key={to}>
        <NavLink to={to} end={to === '/'} onClick={onGo}>
          {text}
        </NavLink>
      </li>
    ))}
  </ul>
);
