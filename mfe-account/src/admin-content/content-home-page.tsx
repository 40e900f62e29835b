import { messages } from '@salon/contracts';
import { AdminTiles } from '../admin-dashboard/admin-tiles.js';
import { AdminPage } from '../screen/admin-page.js';
import { CONTENT_SCREENS } from './content-screens.js';

/** /admin/content: the content types that an admin can change. */
const ContentHomePage = () => (
  <AdminPage title="Content" lead={messages.contentEffect}>
    <AdminTiles tiles={CONTENT_SCREENS.map(({ name, ...screen }) => ({ ...screen, to: `/admin/content/${name}` }))} />
  </AdminPage>
);

export default ContentHomePage;
