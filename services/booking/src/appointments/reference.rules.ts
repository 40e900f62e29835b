/** `ARL-261126-0042`: booking day and number. */
const REFERENCE = /^[A-Z]{3}-(\d{2})(\d{2})(\d{2})-(\d{4,9})$/;

/** The parts of a visit's reference; null for an invalid one. */
export function readReference(reference: string): { number: number; bookedOn: string } | null {
  const [, year, month, day, number] = REFERENCE.exec(reference) ?? [];
  return number === undefined ? null : { number: Number(number), bookedOn: `20${year}-${month}-${day}` };
}
