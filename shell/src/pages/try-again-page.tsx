import { Button } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { StaticPage } from './static-page.js';

interface Props {
  title: string;
  text: string;
  again(): Promise<void>;
  /** The way home loads the document again. */
  isBroken?: boolean;
}

/** A page in place of one that could not be shown, with another try. */
export function TryAgainPage({ again, isBroken, ...words }: Props) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    void again().finally(() => setBusy(false));
  };
  return (
    <StaticPage art="foot-bath" {...words}>
      <Button variant="primary" onClick={press} busy={busy}>
        Try Again
      </Button>
      <Link className="more" to="/" reloadDocument={isBroken}>
        Back to the home page
      </Link>
    </StaticPage>
  );
}
