import { Button, Notice } from '@salon/ui';
import { useLocation, useNavigate } from '@salon/web-kit/router';
import { FactorCode } from '../two-step/factor-code.js';
import { useSecondStep } from './use-second-step.js';

/** The second step of a sign-in: six digits of the authenticator app, or a recovery code. */
export function SecondStepForm({ challenge }: { challenge: string }) {
  const { busy, problem, over, clear, send } = useSecondStep(challenge);
  const navigate = useNavigate();
  const { search } = useLocation();
  const startAgain = () => void navigate(`/login${search}`, { replace: true });
  if (over !== null)
    return (
      <>
        <Notice tone="danger">{over}</Notice>
        <Button variant="primary" className="auth-wide" onClick={startAgain}>
          Sign in again
        </Button>
      </>
    );
  return (
    <>
      <p>One more step: your sign-in is protected by a code.</p>
      <FactorCode label="Sign in" busy={busy} problem={problem} onType={clear} onSend={send}>
        <Button variant="line" disabled={busy} onClick={startAgain}>
          Cancel
        </Button>
      </FactorCode>
    </>
  );
}
