import type { EntityManager } from 'typeorm';
import { linesWithoutReasons } from '../appointments/forget-customer.js';

/** SQL: a snapshot without the texts that staff wrote; older ones have no notes and no lines. */
const withoutTexts = (state: string): string => `
  ${state}
  || CASE WHEN ${state} ? 'note' THEN '{"note": ""}'::jsonb ELSE '{}' END
  || CASE WHEN jsonb_typeof(${state}->'lines') = 'array'
       THEN jsonb_build_object('lines', ${linesWithoutReasons(`${state}->'lines'`)}) ELSE '{}' END`;

const FORGET = `
  UPDATE booking.act SET "before" = ${withoutTexts('"before"')}, "after" = ${withoutTexts('"after"')}
  WHERE "appointmentId" = ANY($1::uuid[])`;

/** Removes notes and reasons from the admin actions on these visits; the actions stay, with who did what. */
export async function forgetSnapshots(tx: EntityManager, appointmentIds: readonly string[]): Promise<void> {
  await tx.query(FORGET, [appointmentIds]);
}
