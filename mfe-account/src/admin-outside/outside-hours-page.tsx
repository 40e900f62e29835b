import { messages, type OutsideVisits } from '@salon/contracts';
import { Button, buttonClass, EmptyState, ErrorState, Page, PageHeading, Skeleton } from '@salon/ui';
import { messageOf, useTitle } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { type Chosen, decidedOf } from './decisions.js';
import { Outcomes } from './outcomes.js';
import { outsideVisitsQuery } from './outside.queries.js';
import { useDecisions } from './use-decisions.js';
import { VisitChoices } from './visit-choices.js';
import '../styles/admin-form.css';

const Waiting = () => (
  <>
    <p className="sr" role="status">
      Loading...
    </p>
    <div className="outside-visits" aria-hidden="true">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} height="8rem" />
      ))}
    </div>
  </>
);

function Tasks({ visits, total }: OutsideVisits) {
  const [chosen, setChosen] = useState<Chosen>({});
  const { outcomes, decide, isDeciding, undo, undoing } = useDecisions();
  const decided = decidedOf(visits, chosen);
  const apply = () => decide(decided, { onSettled: () => setChosen({}) });
  return (
    <div className="admin-outside">
      {outcomes && <Outcomes outcomes={outcomes} undoing={undoing} onUndo={undo} />}
      {visits.length === 0 ? (
        <EmptyState
          art="/art/araliya-branch.svg"
          title="Every visit lies within the hours."
          text="When leave, sickness or a closed day leaves one outside, it waits here for your decision."
        />
      ) : (
        <>
          <VisitChoices visits={visits} total={total} chosen={chosen} onChoose={setChosen} disabled={isDeciding} />
          <div className="admin-form__acts">
            <Button variant="primary" busy={isDeciding} disabled={decided.length === 0} onClick={apply}>
              {decided.length === 0 ? 'Choose what happens' : `Do this for ${countOf(decided.length)}`}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const countOf = (visits: number): string => (visits === 1 ? '1 visit' : `${visits} visits`);

function Content() {
  const { data, isPending, isFetching, error, refetch } = useQuery(outsideVisitsQuery);
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <ErrorState
        title="Something went wrong"
        text={messageOf(error, messages.outsideFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Tasks {...data} />;
}

/** /admin/outside-hours: booked visits outside the hours that nobody has decided about (ADR-0042). */
export function OutsideHoursPage() {
  useTitle('Visits outside the hours');
  return (
    <Page>
      <PageHeading
        title="Visits outside the hours"
        lead="Booked visits that leave, sickness, a new plan or a closed day has left without a place. Each decision can be undone."
      >
        <Link className={buttonClass({ variant: 'text' })} to="/admin/hours">
          Hours and leave
        </Link>
      </PageHeading>
      <Content />
    </Page>
  );
}
