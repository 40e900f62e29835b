import { messages } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { AdminPage } from '../screen/admin-page.js';
import { Loaded } from '../screen/loaded.js';
import { ExportAction, Holdings } from './export-steps.js';
import { exportSizeQuery } from './export.queries.js';
import { useExport } from './use-export.js';
import '../styles/admin-export.css';

const Explanation = () => (
  <div className="export-facts">
    <section>
      <h2>What is in it</h2>
      <ul>
        <li>Every customer, visit, payment, review, service and setting, as JSON lines: one file a table</li>
        <li>Customers, visits, services and payments once more for a spreadsheet (CSV)</li>
        <li>All visits for a calendar (ICS)</li>
        <li>Every uploaded picture, and a page that explains the format</li>
      </ul>
    </section>
    <section>
      <h2>What is left out</h2>
      <ul>
        <li>Who is signed in, and codes, links and invitations on their way</li>
        <li>Two-step sign-in and its recovery codes: owners set it up again after an import</li>
        <li>Records of sign-ins, and mails that wait to be sent</li>
      </ul>
    </section>
    <section>
      <h2>How it comes back</h2>
      <p>
        Whoever runs your site imports the file into an empty one with <code>npm run import -- salon.zip</code>. A site
        that holds something already refuses it, and a file that was changed or damaged is not imported at all.
      </p>
    </section>
  </div>
);

function Export() {
  const { state, start, cancel } = useExport();
  return (
    <Loaded query={useQuery(exportSizeQuery)} failed={messages.exportSizeFailed} rows={[3, '5rem']}>
      {(size) => (
        <>
          <Holdings size={size} />
          <Notice tone="warning" className="export-warning">
            <strong>Keep the file safe.</strong> It holds the personal data of all customers and the password hashes of
            all accounts. A download cannot be undone; the activity says who exported everything, and when.
          </Notice>
          <ExportAction state={state} size={size} onStart={() => void start()} onCancel={cancel} />
          <Explanation />
        </>
      )}
    </Loaded>
  );
}

/** /admin/export: all data of the salon in one archive, for owners (ADR-0054). */
const ExportPage = () => (
  <AdminPage title="Export" lead="Everything the site keeps of the salon, in one file in open formats.">
    <Export />
  </AdminPage>
);

export default ExportPage;
