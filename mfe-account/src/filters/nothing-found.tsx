import { EmptyState } from '@salon/ui';
import { RemovedButton } from '../screen/removed-button.js';

interface Props {
  title: string;
  text: string;
  /** Null while nothing is filtered. */
  onClear: (() => void) | null;
}

/** In place of a filtered list without items. */
export const NothingFound = ({ title, text, onClear }: Props) => (
  <EmptyState art="/art/araliya-branch.svg" title={title} text={text}>
    {onClear && (
      <RemovedButton variant="line" onPress={onClear}>
        Clear the filters
      </RemovedButton>
    )}
  </EmptyState>
);
