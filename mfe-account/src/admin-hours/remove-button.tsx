import { catalogRefusals, type HoursRequest } from '@salon/contracts';
import { Button } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { toast } from '@salon/web-kit';
import { useEffect } from 'react';
import { useNextFocus } from '../screen/use-next-focus.js';
import { useSteps } from './use-steps.js';

interface Props {
  request: HoursRequest;
  /** What is removed, for whoever does not see the row. */
  of: string;
  label?: string;
}

const stay = (): void => {};

/** Removes something of the hours: at once when no visit depends on it, because it can be undone; else it shows those first. */
export function RemoveButton({ request, of, label = 'Remove' }: Props) {
  const { change, step, title, isBusy } = useSteps(stay);
  const remember = useNextFocus();
  const sentence = change.meanwhile ? catalogRefusals.CHANGED_MEANWHILE.text : change.sentence;
  useEffect(() => {
    if (sentence) toast.error(sentence);
  }, [sentence]);
  return (
    <>
      <Button
        variant="text"
        busy={isBusy && !step}
        aria-label={`${label}: ${of}`}
        onClick={({ currentTarget }) => {
          remember(currentTarget);
          change.submit(request);
        }}
      >
        {label}
      </Button>
      <Dialog
        open={step !== null}
        wide
        title={title}
        onOpenChange={(wanted) => {
          if (!wanted && !isBusy) change.back();
        }}
      >
        {step}
      </Dialog>
    </>
  );
}
