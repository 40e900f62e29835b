import { messages, type OutsideVisits } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { Button, EmptyState } from '@salon/ui';
import { FollowLive, useRefetchInterval } from '@salon/web-kit/live';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { AdminPage } from '../screen/admin-page.js';
import { LeaveGuard } from '../screen/leave-guard.js';
import { LiveLine } from '../screen/live-line.js';
import { Loaded } from '../screen/loaded.js';
import { type Chosen, decidedOf } from './decisions.js';
import { Outcomes } from './outcomes.js';
import { outsideVisitsQuery } from './outside.queries.js';
import { useDecisions } from './use-decisions.js';
import { VisitChoices } from './visit-choices.js';
import '../styles/admin-form.css';

function Visits({ current }: { current: OutsideVisits }) {
  const [chosen, setChosen] = useState<Chosen>({});
  /** The visits being decided, which stay in sight until all are. */
  const [deciding, setDeciding] = useState<OutsideVisits | null>(null);
  const { outcomes, decide, isDeciding, isOpen, undo, undoing } = useDecisions();
  const { visits, total } = deciding ?? current;
  const decided = decidedOf(visits, chosen);
  const apply = () => {
    setDeciding(current);
    decide(decided, {
      onSettled: () => {
        setDeciding(null);
        setChosen({});
      },
    });
  };
  return (
    <div className="admin-outside">
      <LeaveGuard isDirty={decided.length > 0} />
      {outcomes && <Outcomes outcomes={outcomes} undoing={undoing} onUndo={undo} isOpen={isOpen} />}
      {visits.length === 0 ? (
        <EmptyState
          art="/art/araliya-branch.svg"
          title="No visit waits for a decision."
          text="When leave, sickness or a closed day leaves one outside, it waits here for your decision."
        />
      ) : (
        <>
          <VisitChoices visits={visits} total={total} chosen={chosen} onChoose={setChosen} disabled={isDeciding} />
          <div className="admin-form__actions">
            <Button variant="primary" busy={isDeciding} disabled={decided.length === 0} onClick={apply}>
              {decided.length === 0 ? 'Choose what happens' : `Do this for ${counted(decided.length, 'visit')}`}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Content() {
  const query = useQuery({ ...outsideVisitsQuery, refetchInterval: useRefetchInterval() });
  return (
    <>
      <LiveLine />
      <Loaded query={query} failed={messages.outsideFailed} rows={[3, '8rem']}>
        {(visits) => <Visits current={visits} />}
      </Loaded>
    </>
  );
}

/** /admin/outside-hours: booked visits outside the hours without a decision (ADR-0042). */
const OutsideHoursPage = () => (
  <AdminPage
    title="Visits outside the hours"
    lead="Booked visits that leave, sickness, a new plan or a closed day has left without a place. Each decision can be undone."
    back={['Hours and leave', '/admin/hours']}
  >
    <FollowLive>
      <Content />
    </FollowLive>
  </AdminPage>
);

export default OutsideHoursPage;
