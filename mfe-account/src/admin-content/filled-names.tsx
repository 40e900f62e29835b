import { type ContentItem, filled, placeholders } from '@salon/contracts';
import { siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import type { ContentScreen } from './content-screens.js';
import { filledFieldsOf } from './content.rules.js';

const useSalon = (isNeeded: boolean) => useQuery({ ...siteQuery, enabled: isNeeded }).data;

/** A text of a field as guests read it: with its `{names}` filled in, where the site does so. */
export function useFilledText({ name }: ContentScreen): (field: string, text: string) => string {
  const fields = filledFieldsOf(name);
  const site = useSalon(fields.length > 0);
  return (field, text) => (site && fields.includes(field) ? filled(text, site.companyName, site.policy) : text);
}

/** The screen whose list names its items as guests read them. */
export function useFilledScreen(screen: ContentScreen): ContentScreen {
  const textOf = useFilledText(screen);
  const shown = (item: ContentItem): ContentItem => ({
    ...item,
    fields: Object.fromEntries(
      Object.entries(item.fields).map(([field, value]) => [
        field,
        typeof value === 'string' ? textOf(field, value) : value,
      ]),
    ),
  });
  return {
    ...screen,
    nameOf: (item) => screen.nameOf(shown(item)),
    detailOf: (item) => screen.detailOf(shown(item)),
  };
}

/** The names that are filled in, each with its present text. */
export function FilledNames() {
  const site = useSalon(true);
  if (!site) return null;
  return (
    <details className="filled-names">
      <summary>What can stand in braces</summary>
      <dl>
        {placeholders(site.companyName, site.policy).map(([name, text]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
