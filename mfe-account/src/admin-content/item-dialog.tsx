import type { ContentItem } from '@salon/contracts';
import { ContentForm } from './content-form.js';
import type { ContentKind } from './content-kinds.js';
import { FormDialog } from '../screen/form-dialog.js';

interface Props {
  kind: ContentKind;
  /** Null for a new item, undefined while none is open. */
  item: ContentItem | null | undefined;
  onClose(): void;
}

/** The form of an item. */
export const ItemDialog = ({ kind, item, onClose }: Props) => (
  <FormDialog
    open={item !== undefined}
    title={item ? `Edit: ${kind.nameOf(item)}` : `New ${kind.one}`}
    onClose={onClose}
  >
    {(form) => item !== undefined && <ContentForm {...form} kind={kind} item={item} />}
  </FormDialog>
);
