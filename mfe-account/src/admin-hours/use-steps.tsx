import { Button } from '@salon/ui';
import { type ReactNode, useState } from 'react';
import { type Chosen, decidedOf } from '../admin-outside/decisions.js';
import { Outcomes } from '../admin-outside/outcomes.js';
import { useDecisions } from '../admin-outside/use-decisions.js';
import { BeforeYouSave } from './before-you-save.js';
import { useChange } from './use-change.js';

interface Steps {
  change: ReturnType<typeof useChange>;
  /** The step after the form; null while there is none. */
  step: ReactNode;
  title: string | null;
  isBusy: boolean;
  isSaved: boolean;
  /** What was chosen for a visit is not carried out yet. */
  isChosen: boolean;
}

/** The steps after the form of a change: its effect with a choice for each visit, and the result. */
export function useSteps(onClose: () => void): Steps {
  const [chosen, setChosen] = useState<Chosen>({});
  const { outcomes, decide, isDeciding, isOpen, undo, undoing } = useDecisions();
  const change = useChange(({ visits }) => {
    const decided = decidedOf(visits, chosen);
    if (decided.length === 0) onClose();
    else decide(decided);
  });
  const { preview } = change;
  const isBusy = change.isBusy || isDeciding;
  const isSaved = outcomes !== null;
  const isChosen = !isSaved && preview !== null && decidedOf(preview.impact.visits, chosen).length > 0;
  const common = { change, isBusy, isSaved, isChosen };
  if (outcomes)
    return {
      ...common,
      title: 'Saved',
      step: (
        <div className="admin-outside">
          <Outcomes outcomes={outcomes} undoing={undoing} onUndo={undo} isOpen={isOpen} />
          <div className="admin-form__actions">
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      ),
    };
  if (!preview) return { ...common, title: null, step: null };
  return {
    ...common,
    title: 'Before you save',
    step: (
      <BeforeYouSave
        change={preview.request.change}
        impact={preview.impact}
        chosen={chosen}
        onChoose={setChosen}
        onBack={change.back}
        onSave={change.save}
        busy={isBusy}
      />
    ),
  };
}
