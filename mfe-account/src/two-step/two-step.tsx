import { messages } from '@salon/contracts';
import { Button, Notice, Skeleton, Spinner } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { LoadError } from '../screen/load-failed.js';
import { secondFactorQuery } from './two-step.queries.js';
import { useSetUp } from './use-two-step.js';
import '../styles/two-step.css';

const SetUp = lazy(async () => ({ default: (await import('./set-up.js')).SetUp }));
const TwoStepOn = lazy(async () => ({ default: (await import('./two-step-on.js')).TwoStepOn }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.js')).RecoveryCodes }));

/** Off, or being set up. */
function Off(on: Pick<ComponentProps<typeof SetUp>, 'onCodes' | 'onLost'>) {
  const setUp = useSetUp();
  if (setUp.data) return <SetUp {...on} setUp={setUp.data.data} onCancel={setUp.reset} />;
  return (
    <>
      <p>With the password alone nobody signs in as you: a code of an app on your phone is asked for as well.</p>
      <div>
        <Button variant="line" busy={setUp.isPending} onClick={() => setUp.mutate()}>
          Set up
        </Button>
      </div>
    </>
  );
}

interface Props {
  /** Whether recovery codes are on the page that nobody has said to have kept. */
  onShowCodes(shown: boolean): void;
}

function Content({ onShowCodes }: Props) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [areUnseen, setUnseen] = useState(false);
  const query = useQuery(secondFactorQuery);
  const { data } = query;
  const show = (made: string[]) => {
    setUnseen(false);
    setCodes(made);
    onShowCodes(true);
  };
  const done = () => {
    setCodes(null);
    onShowCodes(false);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />;
  if (isFirstLoad(query)) return <Skeleton className="two-step-waiting" />;
  if (!data) return <LoadError query={query} title={messages.secondFactorLoadFailed} />;
  const on = { onCodes: show, onLost: () => setUnseen(true) };
  return data.on ? <TwoStepOn factor={data} unseen={areUnseen} {...on} /> : <Off {...on} />;
}

/** 'Two-step sign-in' of the profile (ADR-0041). */
export function TwoStep(props: Props) {
  const { user } = useSession();
  return (
    <section className="profile-part two-step" aria-labelledby="two-step">
      <h2 id="two-step">Two-step sign-in</h2>
      {user?.secondFactor === 'required' && (
        <Notice tone="warning">Owners sign in with two steps. Set it up to go on to the salon’s pages.</Notice>
      )}
      <Suspense fallback={<Spinner label="Loading..." />}>
        <Content {...props} />
      </Suspense>
    </section>
  );
}
