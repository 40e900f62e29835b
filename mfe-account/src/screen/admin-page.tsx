import { Page, PageHeading } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import '../styles/admin-page.css';

interface Props {
  title: string;
  lead?: string;
  /** The screen above, and its name. */
  back?: readonly [name: string, to: string];
  /** What can be done on the whole screen, on the right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The head of a screen of the salon: the way back, its title and sentence, its actions. */
export function AdminPage({ title, lead, back, actions, children }: Props) {
  useTitle(title);
  return (
    <Page>
      {back && (
        <Link className="admin-back" to={back[1]}>
          <ChevronLeft aria-hidden="true" />
          {back[0]}
        </Link>
      )}
      <PageHeading title={title} lead={lead}>
        {actions}
      </PageHeading>
      {children}
    </Page>
  );
}
