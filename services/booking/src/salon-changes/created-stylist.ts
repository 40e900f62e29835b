/**
 * SQL: whether visits of any time and status name the stylist `id`, or an action on a visit that can still be undone
 * does. They are counted, by the index: for EXISTS Postgres expects to meet one soon and reads the table,
 * to its end for a stylist who has none.
 * @param since SQL: `undoableSince`
 */
export const hadVisits = (id: string, since: string): string => `(
  (SELECT count(*) FROM booking.appointment WHERE "stylistId" = ${id}::uuid) > 0
  OR EXISTS (SELECT FROM booking.act WHERE "at" > ${since} AND "undoneAt" IS NULL
               AND ${id}::text IN ("before"->>'stylistId', "after"->>'stylistId')))`;

/** SQL: whether weekly hours or time away of the stylist `id` were changed and are not as they were at first. */
export const hasOtherHours = (id: string): string => `EXISTS (
  SELECT FROM booking.salon_change hours
  WHERE "subject" IN ('plan', 'exception') AND ${id}::text IN ("before"->>'stylistId', "after"->>'stylistId')
  GROUP BY "subjectId"
  HAVING (array_agg("before" ORDER BY "number"))[1] IS DISTINCT FROM
         (array_agg(nullif("after", 'null') ORDER BY "number" DESC))[1])`;

export type CreationObstacle = 'STYLIST_HAD_VISITS' | 'STYLIST_HAS_HOURS';

/** SQL: the refusal that keeps `action` from being undone when it created a stylist; null for none. */
export const creationObstacle = (since: string): string => `
  CASE WHEN action."subject" = 'stylist' AND action."before" IS NULL THEN
    CASE WHEN ${hadVisits('action."subjectId"', since)} THEN 'STYLIST_HAD_VISITS'
         WHEN ${hasOtherHours('action."subjectId"')} THEN 'STYLIST_HAS_HOURS' END END`;
