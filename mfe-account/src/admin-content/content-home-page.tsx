import { Art, Page, PageHeading } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { CONTENT_KINDS } from './content-kinds.js';
import '../styles/admin-content.css';

/** /admin/content: what of the site's content an admin may change. */
export function ContentHomePage() {
  useTitle('Content');
  return (
    <Page>
      <PageHeading
        title="Content"
        lead="What you change here, guests see within two seconds. Each change can be undone for a day."
      />
      <ul className="admin-tiles">
        {CONTENT_KINDS.map(({ name, title, lead, art }) => (
          <li key={name}>
            <Link className="admin-tile" to={`/admin/content/${name}`}>
              <Art src={art} alt="" ratio="4/3" />
              <strong>{title}</strong>
              <span>{lead}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
