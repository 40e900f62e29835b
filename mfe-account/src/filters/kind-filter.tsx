import { SelectField } from '@salon/ui';

interface Props<Kind extends string> {
  /** '' for everything. */
  kind: Kind | '';
  kinds: readonly Kind[];
  nameOf(kind: Kind): string;
  onKind(kind: Kind | ''): void;
}

/** Filters a list by one of its kinds. */
export const KindFilter = <Kind extends string>({ kind, kinds, nameOf, onKind }: Props<Kind>) => (
  <SelectField label="Kind" value={kind} onChange={({ currentTarget }) => onKind(currentTarget.value as Kind | '')}>
    <option value="">Everything</option>
    {kinds.map((each) => (
      <option key={each} value={each}>
        {nameOf(each)}
      </option>
    ))}
  </SelectField>
);
