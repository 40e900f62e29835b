import type { Appointment } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { Countdown } from '@salon/ui/states/countdown';
import { browserNow, formatTime, salonTimeOf } from '@salon/web-kit';
import { ChooseAgain } from './choose-again.js';
import type { Payment } from './use-payment.js';

interface Props {
  payment: Payment;
  holdUntil: Appointment['holdUntil'];
}

/** Counts down to the next try, unless the hold ends before it. */
export function TooMany({ payment: { state, retry }, holdUntil }: Props) {
  const { problem, nextAt } = state;
  if (nextAt === null || holdUntil === null) return null;
  const held = <span className="nowrap">{formatTime(salonTimeOf(holdUntil))}</span>;
  const isOver = Date.parse(nextAt) >= Date.parse(holdUntil);
  return (
    <>
      <Notice tone="warning" role="alert">
        {problem}
      </Notice>
      {isOver ? (
        <>
          <p>Your time is held until {held} only, which is before that.</p>
          <ChooseAgain />
        </>
      ) : (
        <p>
          This page goes on by itself in <Countdown until={nextAt} now={browserNow} onEnd={retry} isSilent />. Your time
          stays held until {held}.
        </p>
      )}
    </>
  );
}
