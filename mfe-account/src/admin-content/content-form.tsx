import {
  CONTENT_FIELDS,
  type ContentFields,
  type ContentItem,
  contentProblems,
  type ContentTypeName,
  messages,
  VISIT,
} from '@salon/contracts';
import { useQuery, useQueryClient } from '@salon/web-kit/query';
import { type ReactNode, useMemo } from 'react';
import { refetchQuery } from '../admin-conflict/refetch-query.js';
import { ServiceNotDone } from '../admin-stylists/not-done.js';
import type { ContentScreen } from './content-screens.js';
import { contentItemsQuery } from '../content/content.queries.js';
import { type FormSource, NEW_FORM } from '../fields-form/fields.rules.js';
import { filledFieldsOf, missingMonths, storedOf } from './content.rules.js';
import { FieldsForm } from '../fields-form/fields-form.js';
import { FilledNames } from './filled-names.js';
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

/** The fields of the form of an item; a month is chosen among those that are missing. */
function useFields({ name }: ContentScreen, item: ContentItem | null): ContentFields {
  const { data: items = [] } = useQuery({ ...contentItemsQuery(name), enabled: name === 'almanac' });
  const { month, ...fields } = typedFieldsOf(name);
  return month
    ? { month: { ...month, input: { kind: 'month', allowed: missingMonths(items, item) } }, ...fields }
    : fields;
}

/** The calls with which the form of an item reads and saves. */
function useSource(screen: ContentScreen, item: ContentItem | null): FormSource {
  const client = useQueryClient();
  const save = useSaveContent(screen, item);
  const stored = useMemo(() => item && storedOf(item), [item]);
  return {
    form: item?._id ?? NEW_FORM,
    fields: useFields(screen, item),
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

const FILLED =
  'A name in braces, such as {freeHours}, is filled in from your policy. The list below names all of them.';

/** Creates or edits an item. */
export function ContentForm({ screen, item, ...rest }: Props) {
  const filledFields = filledFieldsOf(screen.name);
  const hints = { ...HINTS[screen.name], ...Object.fromEntries(filledFields.map((field) => [field, FILLED])) };
  return (
    <FieldsForm
      {...rest}
      source={useSource(screen, item)}
      {...(screen.name === 'settings' && { groups: SETTINGS_GROUPS })}
      hintsOf={() => hints}
      saveLabel={item ? 'Save' : `Create ${screen.one}`}
      effects={(values) => (
        <>
          {screen.name === 'services' && <ServiceNotDone service={item} />}
          {item && screen.name === 'services' && <PriceEffects item={item} values={values} />}
          {filledFields.length > 0 && <FilledNames />}
          <ItemPreview screen={screen} values={values} />
        </>
      )}
    />
  );
}
