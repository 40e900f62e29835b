import { buttonClass, Page, EmptyState } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';

interface Props {
  title: string;
  text: string;
  to: string;
  way: string;
}

/** Stands in for a page that is not built yet, with one way on. */
export function ComingPage({ title, text, to, way }: Props) {
  useTitle(title);
  return (
    <Page>
      <EmptyState heading="h1" art="/art/araliya-branch.svg" title={title} text={text}>
        <Link className={buttonClass({ variant: 'primary' })} to={to}>{way}</Link>
      </EmptyState>
    </Page>
  );
}
