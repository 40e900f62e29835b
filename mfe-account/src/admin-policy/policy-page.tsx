import { messages } from '@salon/contracts';
import { buttonClass } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { LatestSalonChanges } from '../admin-actions/latest-changes.js';
import { AdminPage } from '../screen/admin-page.js';
import { Loaded } from '../screen/loaded.js';
import { PolicyForm } from './policy-form.js';
import { policyQuery } from './policy.queries.js';
import '../styles/admin-form.css';
import '../styles/admin-policy.css';

const SUBJECTS = ['policy'] as const;

const Current = () => (
  <Loaded query={useQuery(policyQuery)} failed={messages.policyFailed} rows={[5, '9rem']}>
    {(policy) => (
      <>
        <PolicyForm policy={policy} />
        <LatestSalonChanges subjects={SUBJECTS} />
      </>
    )}
  </Loaded>
);

/** /admin/policy: the booking policy, each rule with its effect (ADR-0043). */
const PolicyPage = () => (
  <AdminPage
    title="Policy"
    lead="Fee, cancelling and moving apply to visits booked from now on; booked visits keep their terms. Times and holding apply at once."
    actions={
      <Link className={buttonClass({ variant: 'text' })} to="/admin/content/settings">
        Name and contacts
      </Link>
    }
  >
    <Current />
  </AdminPage>
);

export default PolicyPage;
