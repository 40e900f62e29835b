import { CUSTOMER_NOTE_NAMES, CUSTOMER_NOTES, type CustomerNotes } from '@salon/contracts';

type Name = keyof CustomerNotes;

/** Joins two texts, unless all parts of the other are already included. "nuts" is not a part of "Peanuts". */
function joined(name: Name, kept: string, merged: string): string {
  const between = CUSTOMER_NOTES[name].input.kind === 'line' ? '; ' : '\n';
  const known = kept.split(between);
  if (merged === '' || merged.split(between).every((part) => known.includes(part))) return kept;
  return kept === '' ? merged : `${kept}${between}${merged}`;
}

/** The merged notes of two records of one person: no note is lost. */
export const combinedNotes = (kept: CustomerNotes, merged: CustomerNotes): CustomerNotes =>
  Object.fromEntries(CUSTOMER_NOTE_NAMES.map((name) => [name, joined(name, kept[name], merged[name])])) as Record<
    Name,
    string
  >;

/** The labels of notes that became too long for one record. */
export const tooLong = (notes: CustomerNotes): string[] =>
  CUSTOMER_NOTE_NAMES.map((name) => CUSTOMER_NOTES[name])
    .filter(({ rule, label }, at) => rule(notes[CUSTOMER_NOTE_NAMES[at] as Name], label) !== null)
    .map(({ label }) => label);
