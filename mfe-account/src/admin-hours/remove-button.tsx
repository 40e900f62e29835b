import { catalogRefusals, type HoursRequest } from '@salon/contracts';
import { toast } from '@salon/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { GuardedDialog } from '../screen/form-dialog.js';
import { RemovedButton } from '../screen/removed-button.js';
import { useSteps } from './use-steps.js';

interface Props {
  request: HoursRequest;
  /** Accessible label of the removed item, for users who do not see the row. */
  of: string;
  label?: string;
}

/**
 * Removes an item of the hours: at once when no visit depends on it, because it can be undone; else it shows those
 * visits first.
 */
export function RemoveButton({ request, of, label = 'Remove' }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <RemovedButton variant="text" busy={isRemoving} aria-label={`${label}: ${of}`} onPress={() => setRemoving(true)}>
        {label}
      </RemovedButton>
      {isRemoving && <Removal request={request} onEnd={() => setRemoving(false)} />}
    </>
  );
}

/** One removal, created on press: a large salon has hundreds of buttons. */
function Removal({ request, onEnd }: Pick<Props, 'request'> & { onEnd: () => void }) {
  const { change, step, title, isBusy, isChosen } = useSteps(onEnd);
  const begin = useEffectEvent(() => change.saveOrShow(request));
  useEffect(() => begin(), []);
  const [problem] = Object.values(change.problems); // There is no form that shows it beside its field.
  const sentence = change.meanwhile ? catalogRefusals.CHANGED_MEANWHILE.text : (change.sentence ?? problem);
  const refuse = useEffectEvent((text: string) => {
    toast.error(text);
    onEnd();
  });
  useEffect(() => {
    if (sentence) refuse(sentence);
  }, [sentence]);
  return (
    <GuardedDialog open={step !== null} title={title} isDirty={isChosen} isBusy={isBusy} onClose={onEnd}>
      {() => step}
    </GuardedDialog>
  );
}
