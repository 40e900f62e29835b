import { Art } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import '../styles/admin-tiles.css';

export interface Tile {
  to: string;
  title: string;
  lead: string;
  art: string;
  /** Number of open items. */
  count?: number;
}

/** Links to the admin screens. */
export const AdminTiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul className="admin-tiles">
    {tiles.map(({ to, title, lead, art, count = 0 }) => (
      <li key={to}>
        <Link className="admin-tile" to={to}>
          <Art src={art} alt="" ratio="4/3" />
          <strong>{title}</strong> {count > 0 && <span className="admin-tile__count">{count}</span>}
          <span>{lead}</span>
        </Link>
      </li>
    ))}
  </ul>
);
