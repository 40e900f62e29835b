/** `ARL-261126-0042` of the day it was booked on and its number. */
const REFERENCE = /^[A-Z]{3}-(\d{2})(\d{2})(\d{2})-(\d{4,9})$/;

/** What a visit's reference says; null for what is none. */
export function readReference(reference: string): { number: number; bookedOn: string } | null {
  const [, year, month, day, number] = REFERENCE.exec(reference) ?? [];
  return number === undefined ? null : { number: Number(number), bookedOn: `20${year}-${month}-${day}` };
}
