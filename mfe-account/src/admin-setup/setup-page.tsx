import { messages, type Setup } from '@salon/contracts';
import { Button, Notice } from '@salon/ui';
import { PetalProgress } from '@salon/ui/pictures/petal-progress';
import { useQuery } from '@salon/web-kit/query';
import { LatestSalonChanges } from '../admin-actions/latest-changes.js';
import { AdminPage } from '../screen/admin-page.js';
import { Loaded } from '../screen/loaded.js';
import { isDone, leftOf, type SetupPart, setupParts, type SetupStep } from './setup-steps.rules.js';
import { StepRow } from './setup-step.js';
import { setupQuery } from './setup.queries.js';
import { useOpenSite } from './use-setup.js';
import { ZoneChoice } from './zone-choice.js';
import '../styles/admin-setup.css';

const SUBJECTS = ['opening'] as const;
const CLOSED_LEAD = 'Five petals until the doors open. Guests see “Opening soon” meanwhile.';
const OPEN_LEAD = 'The doors are open. What is not done yet can follow; mail and payments can be tried at any time.';

const titles = (steps: readonly SetupStep[]): string => steps.map(({ title }) => title).join(', ');

function Opening({ parts, isOpen }: { parts: readonly SetupPart[]; isOpen: boolean }) {
  const opening = useOpenSite();
  const { needed, recommended } = leftOf(parts);
  if (isOpen)
    return (
      <Notice tone="success">
        The site is open: guests see it and can book. What you change here applies at once.
      </Notice>
    );
  return (
    <div className="setup-open">
      <p>
        {needed.length > 0
          ? `Before the site can open: ${titles(needed)}.`
          : recommended.length > 0
            ? `Guests can book once you open it. Not done yet: ${titles(recommended)}.`
            : 'Everything is ready. Guests see the whole site and can book once you open it.'}
      </p>
      <Button
        variant="primary"
        size="big"
        disabled={needed.length > 0}
        busy={opening.isPending}
        onClick={() => opening.mutate()}
      >
        Open the site
      </Button>
    </div>
  );
}

function Checklist({ setup }: { setup: Setup }) {
  const parts = setupParts(setup);
  const done = parts.filter(isDone).length;
  return (
    <>
      <div className="setup-head">
        <PetalProgress petals={done} />
        <div>
          <p className="setup-head__count">
            {done} of {parts.length} petals open
          </p>
          <p className="muted">You can leave and come back at any time; what is done is kept.</p>
        </div>
      </div>
      {parts.map((part) => (
        <section className="setup-part" key={part.title} aria-labelledby={`part-${part.steps[0]?.id}`}>
          <div>
            <h2 id={`part-${part.steps[0]?.id}`}>{part.title}</h2>
            <p className="muted small">{part.lead}</p>
          </div>
          <ul>
            {part.steps.map((step) => (
              <StepRow key={step.id} step={step}>
                {step.id === 'zone' && <ZoneChoice zone={setup.zone} isBooked={setup.isBooked} />}
              </StepRow>
            ))}
          </ul>
        </section>
      ))}
      <Opening parts={parts} isOpen={setup.isOpen} />
      <LatestSalonChanges subjects={SUBJECTS} />
    </>
  );
}

/** /admin/setup: the first start of a salon, until its site is opened (ADR-0044); mail and gateway are tried here later, too. */
export default function SetupPage() {
  const query = useQuery(setupQuery);
  return (
    <AdminPage
      title="First start"
      lead={query.data && (query.data.isOpen ? OPEN_LEAD : CLOSED_LEAD)}
      back={['Admin Dashboard', '/admin/dashboard']}
    >
      <Loaded query={query} failed={messages.setupFailed} rows={[5, '9rem']}>
        {(setup) => <Checklist setup={setup} />}
      </Loaded>
    </AdminPage>
  );
}
