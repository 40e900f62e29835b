import { ConfirmDialog } from '@salon/ui/dialog';
import { useState } from 'react';
import type { PriceWarning } from './offers.rules.js';

/** Asks before an offer is saved whose prices promise guests a saving that they do not get. */
export function usePriceQuestion() {
  const [question, setQuestion] = useState<{ text: string; save(): void } | null>(null);
  const close = () => setQuestion(null);
  /** Runs `save` at once without a warning, else when the prices are confirmed. */
  const ask = (warning: PriceWarning | null, save: () => void) => {
    if (warning) setQuestion({ text: warning.text, save });
    else save();
  };
  const dialog = (
    <ConfirmDialog
      open={question !== null}
      title="Save these prices?"
      text={question?.text}
      confirmLabel="Save offer"
      cancelLabel="Change prices"
      onCancel={close}
      onConfirm={() => {
        close();
        question?.save();
      }}
    />
  );
  return { ask, dialog };
}
