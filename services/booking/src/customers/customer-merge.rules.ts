import { CUSTOMER_NOTE_NAMES, CUSTOMER_NOTES, type CustomerNotes } from '@salon/contracts';

type Name = keyof CustomerNotes;

/** One text of two: the other's behind it, unless all its parts are there. "nuts" is no part of "Peanuts". */
function joined(name: Name, kept: string, merged: string): string {
  const between = CUSTOMER_NOTES[name].input.kind === 'line' ? '; ' : '\n';
  const known = kept.split(between);
  if (merged === '' || merged.split(between).every((part) => known.includes(part))) return kept;
  return kept === '' ? merged : `${kept}${between}${merged}`;
}

/** The notes of one person out of those of two records: nothing that was noted of either gets lost. */
export const combinedNotes = (kept: CustomerNotes, merged: CustomerNotes): CustomerNotes =>
  Object.fromEntries(CUSTOMER_NOTE_NAMES.map((name) => [name, joined(name, kept[name], merged[name])])) as Record<
    Name,
    string
  >;

/** The labels of the notes that became too long for one record. */
export const tooLong = (notes: CustomerNotes): string[] =>
  CUSTOMER_NOTE_NAMES.map((name) => CUSTOMER_NOTES[name])
    .filter(({ rule, label }, at) => rule(notes[CUSTOMER_NOTE_NAMES[at] as Name], label) !== null)
    .map(({ label }) => label);
