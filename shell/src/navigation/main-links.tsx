import { useSession } from '@salon/web-kit';
import { tasksQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { NavLink } from '@salon/web-kit/router';
import { MAIN, salonLinks } from './destinations.js';

/** Number of open tasks. */
function TaskCount() {
  const total = useQuery(tasksQuery).data?.total ?? 0;
  return total > 0 && <span className="nav__count">{total}</span>;
}

interface Props {
  /** Links of the salon's own screens, for staff. */
  isSalon: boolean;
  /** Called when a link is followed. */
  onGo?: () => void;
}

/** The links of the bar: six for every visitor, or the salon's own screens that the person can see. */
export function MainLinks({ isSalon, onGo }: Props) {
  const { user } = useSession();
  return (
    <ul>
      {(isSalon ? salonLinks(user) : MAIN).map(([text, to]) => (
        <li key={to}>
          <NavLink to={to} end={to === '/' || to === '/admin/content'} onClick={onGo}>
            {text}
            {to === '/admin/tasks' && <TaskCount />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
