import { Page, PageHeading } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import '../styles/admin-page.css';

interface Props {
  title: string;
  /** The title as it is shown, when that is more than text. */
  heading?: ReactNode;
  lead?: string;
  /** The parent screen, and its name. */
  back?: readonly [name: string, to: string];
  /** Actions of the whole screen, on the right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The head of an admin screen: back link, title, description, actions. */
export function AdminPage({ title, heading = title, lead, back, actions, children }: Props) {
  useTitle(title);
  return (
    <Page>
      {back && (
        <Link className="admin-back" to={back[1]}>
          <ChevronLeft aria-hidden="true" />
          {back[0]}
        </Link>
      )}
      <PageHeading title={heading} lead={lead}>
        {actions}
      </PageHeading>
      {children}
    </Page>
  );
}
