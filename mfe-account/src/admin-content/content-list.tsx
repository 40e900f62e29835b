import type { ContentItem } from '@salon/contracts';
import { SelectField, TextField } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { OrderHandle } from '../admin-order/order-handle.js';
import { useRowOrder } from '../admin-order/use-row-order.js';
import { useSaveOrder } from '../admin-order/use-save-order.js';
import { putContentOrder } from '../content/content.api.js';
import type { CategoryLabels, ContentScreen } from './content-screens.js';
import { contentItemsQuery } from '../content/content.queries.js';
import { ContentRow } from './content-row.js';
import { dividedBy, itemsFor } from './content.rules.js';

/** From this length on a list has a search field. */
const LONG = 8;

interface Props {
  screen: ContentScreen;
  items: readonly ContentItem[];
  onOpen(item: ContentItem): void;
}

interface Sorting {
  wanted: string;
  /** The label of a fact; '' for the order of the site. */
  by: string;
}

/** The labels of the categories in order; loaded only for a list that shows them. */
function useLabels({ facts }: ContentScreen): CategoryLabels {
  const { data = [] } = useQuery({ ...contentItemsQuery('categories'), enabled: facts !== undefined });
  return new Map(data.map(({ _id, fields }) => [_id, String(fields.label)]));
}

function sorted(
  screen: ContentScreen,
  items: readonly ContentItem[],
  by: string,
  labels: CategoryLabels,
): ContentItem[] {
  const fact = screen.facts?.find(({ label }) => label === by);
  const textOf = (item: ContentItem) => fact?.textOf(item, labels) ?? screen.nameOf(item);
  return [...items].sort(
    (one, other) =>
      (fact?.numberOf ? fact.numberOf(one) - fact.numberOf(other) : textOf(one).localeCompare(textOf(other))) ||
      screen.nameOf(one).localeCompare(screen.nameOf(other)),
  );
}

interface ToolsProps extends Sorting {
  screen: ContentScreen;
  onChange(sorting: Sorting): void;
}

const Tools = ({ screen, wanted, by, onChange }: ToolsProps) => (
  <div className="content-tools">
    <TextField
      label={`Search ${screen.title.toLowerCase()}`}
      type="search"
      value={wanted}
      onChange={({ target }) => onChange({ wanted: target.value, by })}
    />
    {screen.facts && (
      <SelectField label="Sort by" value={by} onChange={({ target }) => onChange({ wanted, by: target.value })}>
        <option value="">Order of the site</option>
        {['Name', ...screen.facts.map(({ label }) => label)].map((label) => (
          <option key={label}>{label}</option>
        ))}
      </SelectField>
    )}
  </div>
);

/** The items in the order of the site, which can be changed within each group; archived ones last. */
function OrderedRows({ screen, items, labels, onOpen }: Props & { labels: CategoryLabels }) {
  const { dividedBy: field } = screen;
  const groups = dividedBy(items, ({ fields }) => (field ? String(fields[field]) : ''), [...labels.keys()]);
  const save = useSaveOrder({
    queryKey: contentItemsQuery(screen.name).queryKey,
    put: (order) => putContentOrder(screen.name, order),
  });
  const { rowOf, handleOf } = useRowOrder({
    groups: groups.map((group) => group.items.map(({ _id }) => _id)),
    onOrder: (part) => void save(part),
  });
  const archived = items.filter((item) => item.archived);
  const own = { screen, labels };
  // One list, so that the row of an item keeps the focus when it is archived or restored.
  const rows = [
    ...groups.flatMap(({ value, items: members }) =>
      members.map((item, at) => (
        <ContentRow
          {...own}
          {...rowOf(item._id)}
          key={item._id}
          item={item}
          data-group={field && at === 0 ? (labels.get(value) ?? value) : undefined}
          handle={
            !screen.isUnordered &&
            members.length > 1 && <OrderHandle name={screen.nameOf(item)} {...handleOf(item._id)} />
          }
          onEdit={() => onOpen(item)}
        />
      )),
    ),
    ...archived.map((item) => (
      <ContentRow {...own} key={item._id} item={item} handle={null} onEdit={() => onOpen(item)} />
    )),
  ];
  return <>{rows}</>;
}

/** The items of one content type: in the order of the site, or filtered and sorted. */
export function ContentList({ screen, items, onOpen }: Props) {
  const [sorting, setSorting] = useState<Sorting>({ wanted: '', by: '' });
  const labels = useLabels(screen);
  const { wanted, by } = sorting;
  const textOf = (item: ContentItem) =>
    [screen.nameOf(item), screen.detailOf(item), ...(screen.facts ?? []).map((fact) => fact.textOf(item, labels))].join(
      ' ',
    );
  const found = itemsFor(by ? sorted(screen, items, by, labels) : items, wanted, textOf);
  const isOrdered = wanted === '' && by === '';
  return (
    <>
      {items.length > LONG && <Tools screen={screen} {...sorting} onChange={setSorting} />}
      <p className="sr" role="status">
        {wanted && `${found.length} of ${items.length}`}
      </p>
      {found.length === 0 && <p className="muted">Nothing here is called “{wanted}”.</p>}
      <ul className="content-rows" aria-label={screen.title}>
        {isOrdered ? (
          <OrderedRows screen={screen} items={items} labels={labels} onOpen={onOpen} />
        ) : (
          found.map((item) => (
            <ContentRow
              key={item._id}
              screen={screen}
              labels={labels}
              item={item}
              handle={null}
              onEdit={() => onOpen(item)}
            />
          ))
        )}
      </ul>
    </>
  );
}
