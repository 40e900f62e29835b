import {
  CONTENT_FIELDS,
  type ContentFields,
  type ContentItem,
  contentProblems,
  type ContentTypeName,
  messages,
  VISIT,
} from '@salon/contracts';
import { useQueryClient } from '@salon/web-kit/query';
import { type ReactNode, useMemo } from 'react';
import { refetchQuery } from '../admin-conflict/refetch-query.js';
import { ServiceNotDone } from '../admin-stylists/not-done.js';
import type { ContentScreen } from './content-screens.js';
import { contentItemsQuery } from '../content/content.queries.js';
import type { FormSource } from '../fields-form/fields.rules.js';
import { storedOf } from './content.rules.js';
import { FieldsForm } from '../fields-form/fields-form.js';
import { ItemPreview } from './item-preview.js';
import { PriceEffects } from './price-effects.js';
import { SETTING_EFFECTS, SETTINGS_GROUPS } from './settings-groups.js';
import { useSaveContent } from './use-content.js';

interface Props {
  screen: ContentScreen;
  /** Null for a new item. */
  item: ContentItem | null;
  onDirty(isDirty: boolean): void;
  onBusy?(isBusy: boolean): void;
  onSaved(): void;
  onCancel?(): void;
}

/** The fields of a form; the position of an item is changed in the list. */
const typedFieldsOf = (name: ContentScreen['name']): ContentFields =>
  Object.fromEntries(Object.entries(CONTENT_FIELDS[name]).filter(([field]) => field !== 'position'));

/** The calls with which the form of an item reads and saves. */
function useSource(screen: ContentScreen, item: ContentItem | null): FormSource {
  const client = useQueryClient();
  const save = useSaveContent(screen, item);
  const stored = useMemo(() => item && storedOf(item), [item]);
  return {
    fields: typedFieldsOf(screen.name),
    stored,
    problemsOf: (body) => contentProblems(screen.name, body, true),
    save,
    reread: async () => {
      const items = await refetchQuery(client, contentItemsQuery(screen.name).queryKey);
      const found = items?.find(({ _id }) => _id === item?._id);
      return found ? storedOf(found) : null;
    },
    failed: messages.contentSaveFailed,
  };
}

const HINTS: Partial<Record<ContentTypeName, Readonly<Record<string, ReactNode>>>> = {
  services: { averageTime: `${VISIT.defaultMinutes} when left empty` },
  settings: SETTING_EFFECTS,
};

/** Creates or edits an item. */
export function ContentForm({ screen, item, ...rest }: Props) {
  return (
    <FieldsForm
      {...rest}
      source={useSource(screen, item)}
      {...(screen.name === 'settings' && { groups: SETTINGS_GROUPS })}
      hintsOf={() => HINTS[screen.name] ?? {}}
      saveLabel={item ? 'Save' : `Create ${screen.one}`}
      effects={(values) => (
        <>
          {screen.name === 'services' && <ServiceNotDone service={item} />}
          {item && screen.name === 'services' && <PriceEffects item={item} values={values} />}
          <ItemPreview screen={screen} values={values} />
        </>
      )}
    />
  );
}
