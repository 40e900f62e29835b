import { Page, Skeleton, Spinner } from '@salon/ui';
import { Progress } from '../summary/progress.js';

/** The cart's screen before it is known whose it is, or what is in it: its heading and its shape. */
export const CartWaiting = ({ label }: { label: string }) => (
  <Page className="screen-waiting">
    <Progress at={0} />
    <div className="split-view" aria-busy="true">
      <div>
        <div className="screen-head screen-head-tight"><div><h1>Services Cart</h1><p><Spinner label={label} /></p></div></div>
        <div className="waiting-parts">{[0, 1, 2].map((line) => <Skeleton key={line} height="9rem" />)}</div>
      </div>
      <Skeleton height="24rem" />
    </div>
  </Page>
);
