import { type ActionEntry, catalogRefusals } from '@salon/contracts';
import {
  type ActionFilter,
  actionsWhere,
  type Caller,
  changedFields,
  type ListedAction,
  overtakes,
  readActions,
} from '@salon/nest-kit';
import type { DataSource } from 'typeorm';
import { TABLE } from './change-salon.js';
import type { SalonChangeRecord } from './salon-change.view.js';
import { mayBlock, subjectsOf } from './subject-needs.rules.js';
import { undoLeaves } from './undo-leaves.rules.js';

const { where, order } = actionsWhere(TABLE, 'change');
/** SQL: the days of a state of closures that another change of closures is about, too. */
const sharedDays = (state: string, other: string): string =>
  `jsonb_path_query_array(${state}."after", '$[*] ? (@.day == $days[*])',
     jsonb_build_object('days', string_to_array(${other}."subjectId", ',')))`;
/** Later changes of the same object; two changes of closures have an object in common when they share a day. */
const LATER = `
  SELECT other.* FROM booking.salon_change other
  WHERE other."subject" = change."subject" AND other."subjectId" = change."subjectId"
    AND other."number" > change."number" AND ${overtakes('change', 'kind', 'other."after" = change."after"')}
  UNION ALL
  SELECT other.* FROM booking.salon_change other
  WHERE change."subject" = 'closure' AND other."subject" = 'closure' AND other."subjectId" <> change."subjectId"
    AND string_to_array(other."subjectId", ',') && string_to_array(change."subjectId", ',')
    AND other."number" > change."number"
    AND ${overtakes('change', 'kind', `${sharedDays('other', 'change')} = ${sharedDays('change', 'other')}`)}`;
/** An undo is recorded as a change of its own, at `undoneAt` of the undone one. */
const PAGE = `
  SELECT change.*, later.*,
    (SELECT "adminName" FROM booking.salon_change undo
     WHERE undo."subject" = change."subject" AND undo."subjectId" = change."subjectId" AND undo."kind" = 'undo'
       AND undo."at" = change."undoneAt" LIMIT 1) AS "undoneByName"
  FROM booking.salon_change change
  LEFT JOIN LATERAL (
    SELECT other."id" AS "laterId", other."kind" AS "laterKind", other."adminName" AS "laterBy", other."at" AS "laterAt"
    FROM (${LATER}) other
    ORDER BY other."number" DESC LIMIT 1) later ON true
  WHERE ${where}
    AND (change."subject" = ANY($6) OR $7 AND change."subject" = 'exception'
         AND 'block' IN (change."before"->>'kind', change."after"->>'kind')) ${order}`;

/** Changes of the salon that the caller may make too, newest first: a page and one extra row. */
export const salonActions = (
  db: DataSource,
  filter: ActionFilter,
  { caller, now }: { caller: Caller; now: Date },
): Promise<ActionEntry[]> =>
  readActions(
    db,
    PAGE,
    { filter, now, more: [subjectsOf(caller), mayBlock(caller)] },
    (row: ListedAction & SalonChangeRecord) => ({
      area: 'salon',
      kind: row.kind,
      subject: { title: row.title, visit: null, part: row.subject },
      changes: changedFields(row.before, row.after),
      undoLeaves: undoLeaves(row),
      overtaken: catalogRefusals.ACT_OVERTAKEN.text,
    }),
  );
