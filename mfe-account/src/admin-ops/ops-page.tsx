import { may, messages, type Ops } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { formatTime, salonTimeOf, useSession } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { AdminPage } from '../screen/admin-page.js';
import { Loaded } from '../screen/loaded.js';
import { DeadJobs } from './dead-jobs.js';
import { deployedQuery, opsQuery, REFETCH_MS } from './ops.queries.js';
import { deadGroupsOf, type DeployedScreen, screenStatesOf, verdictOf } from './ops.rules.js';
import { ProcessTable, ScreenTable } from './part-list.js';
import { QueueTable } from './queue-table.js';
import '../styles/admin-tasks.css';
import '../styles/admin-ops.css';

/** '3:42:10 PM' of an instant in milliseconds. */
const clockOf = (at: number): string => {
  const seconds = String(Math.floor(at / 1_000) % 60).padStart(2, '0');
  return formatTime(salonTimeOf(new Date(at))).replace(' ', `:${seconds} `);
};

interface AsOfProps {
  at: number;
  isLost: boolean;
}

/** When the shown data was read; only a failed refresh is announced. */
const AsOf = ({ at, isLost }: AsOfProps) => (
  <div className="ops-asof">
    <p className="hint">
      As of {clockOf(at)}, refreshed every {REFETCH_MS / 1_000} seconds.
    </p>
    <p className="hint" role="status">
      {isLost && 'It could not be refreshed since. Trying again…'}
    </p>
  </div>
);

function Site({ parts, edge, deployed }: Ops & { deployed: readonly DeployedScreen[] }) {
  const screens = screenStatesOf(deployed, edge?.apps);
  const { tone, text } = verdictOf(parts, screens);
  return (
    <>
      <Notice tone={tone} role="status" className="ops-verdict">
        <strong>{text}</strong>
      </Notice>
      <DeadJobs groups={deadGroupsOf(parts)} />
      <div className="ops__parts">
        <ProcessTable parts={parts} edge={edge} />
        <ScreenTable screens={screens} />
      </div>
      <QueueTable parts={parts} />
    </>
  );
}

function Content() {
  const ops = useQuery(opsQuery);
  const deployed = useQuery(deployedQuery);
  return (
    <Loaded
      query={ops}
      isReady={!deployed.isPending} // Both at once, so that nothing moves.
      failed={messages.opsFailed}
      rows={[6, '4.5rem']}
    >
      {(state) => (
        <div className="ops">
          <AsOf at={ops.dataUpdatedAt} isLost={ops.isError} />
          <Site {...state} deployed={deployed.data ?? []} />
        </div>
      )}
    </Loaded>
  );
}

/** /ops: how the site is, for its owners. */
export default function OpsPage() {
  const { user } = useSession();
  return (
    <AdminPage
      title="How the site is"
      lead="Its parts, what waits to be done, and what was given up."
      back={['Dashboard', '/admin/dashboard']}
      actions={user && may(user, 'settings') && <Link to="/admin/setup">Try mail and payments</Link>}
    >
      <Content />
    </AdminPage>
  );
}
