import { messages } from '@salon/contracts';
import { Page, PageHeading } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { AdminTiles } from '../admin-dashboard/admin-tiles.js';
import { CONTENT_KINDS } from './content-kinds.js';

/** /admin/content: the content types that an admin can change. */
export function ContentHomePage() {
  useTitle('Content');
  return (
    <Page>
      <PageHeading title="Content" lead={messages.contentEffect} />
      <AdminTiles tiles={CONTENT_KINDS.map(({ name, ...kind }) => ({ ...kind, to: `/admin/content/${name}` }))} />
    </Page>
  );
}
