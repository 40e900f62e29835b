import { Art } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import '../styles/admin-tiles.css';

export interface Tile {
  to: string;
  title: string;
  lead: string;
  art: string;
}

/** The ways into parts of the admin's pages. */
export const AdminTiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul className="admin-tiles">
    {tiles.map(({ to, title, lead, art }) => (
      <li key={to}>
        <Link className="admin-tile" to={to}>
          <Art src={art} alt="" ratio="4/3" />
          <strong>{title}</strong>
          <span>{lead}</span>
        </Link>
      </li>
    ))}
  </ul>
);
