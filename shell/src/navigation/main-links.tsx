import { useSession } from '@salon/web-kit';
import { tasksQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { NavLink } from '@salon/web-kit/router';
import { MAIN, salonLinks } from './destinations.js';

/** How many tasks need somebody. */
function TaskCount() {
  const total = useQuery(tasksQuery).data?.total ?? 0;
  return total > 0 && <span className="nav__count">{total}</span>;
}

interface Props {
  /** Of the salon's own screens, for whoever works there. */
  isSalon: boolean;
  /** Called when one is followed. */
  onGo?: () => void;
}

/** The links of the bar: the six of every visitor, or the salon's own as far as the person may see them. */
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
