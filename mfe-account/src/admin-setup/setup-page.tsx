import { messages, type Setup } from '@salon/contracts';
import { Button, ErrorState, Notice, Page, PageHeading, Skeleton } from '@salon/ui';
import { PetalProgress } from '@salon/ui/pictures/petal-progress';
import { messageOf, useTitle } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { LatestSalonChanges } from '../admin-actions/latest-changes.js';
import { isDone, leftOf, type SetupPart, setupParts, type SetupStep } from './setup-steps.rules.js';
import { StepRow } from './setup-step.js';
import { setupQuery } from './setup.queries.js';
import { useOpenSite } from './use-setup.js';
import '../styles/admin-setup.css';

const SUBJECTS = ['opening'] as const;

const titles = (steps: readonly SetupStep[]): string => steps.map(({ title }) => title).join(', ');

function Opening({ parts, isOpen }: { parts: readonly SetupPart[]; isOpen: boolean }) {
  const opening = useOpenSite();
  const { needed, wished } = leftOf(parts);
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
          : wished.length > 0
            ? `Guests can book once you open it. Not done yet: ${titles(wished)}.`
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
              <StepRow key={step.id} step={step} />
            ))}
          </ul>
        </section>
      ))}
      <Opening parts={parts} isOpen={setup.isOpen} />
      <LatestSalonChanges subjects={SUBJECTS} />
    </>
  );
}

const Waiting = () => (
  <>
    <p className="sr" role="status">
      Loading...
    </p>
    <div className="setup-waiting" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((each) => (
        <Skeleton key={each} height="9rem" />
      ))}
    </div>
  </>
);

function Current() {
  const { data, isPending, isFetching, error, refetch } = useQuery(setupQuery);
  if (isPending) return <Waiting />;
  if (data) return <Checklist setup={data} />;
  return (
    <ErrorState
      title="Something went wrong"
      text={messageOf(error, messages.setupFailed)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** /admin/setup: the first start of a salon, until its site is opened (ADR-0044). */
export function SetupPage() {
  useTitle('First start');
  return (
    <Page>
      <PageHeading title="First start" lead="Five petals until the doors open. Guests see “Opening soon” meanwhile." />
      <Current />
    </Page>
  );
}
