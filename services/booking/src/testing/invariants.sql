-- What must hold of booking's rows at any moment: one row a statement, `broken` must be 0. $1 is the present (timestamptz).
WITH success AS (
  SELECT n."orderId", coalesce(n."paymentId", '') AS "paymentId", min(n."id") AS "id"
  FROM booking.payment_notice n WHERE n."verdict" = 'accepted' AND n."statusCode" = 2 GROUP BY 1, 2
), named AS (
  SELECT s.*, EXISTS (SELECT FROM booking.retrieved_payment r WHERE r."orderId" = s."orderId" AND r."paymentId" = s."paymentId") AS "known" FROM success s
), counted AS (
  SELECT n.*, row_number() OVER (PARTITION BY n."orderId" ORDER BY n."id") AS "nth" FROM named n
  WHERE n."known" OR NOT EXISTS (SELECT FROM named other WHERE other."orderId" = n."orderId" AND (other."known" OR other."id" < n."id"))
), taken AS (
  SELECT DISTINCT n."orderId", coalesce(n."paymentId", '') AS "paymentId" FROM booking.payment_notice n WHERE n."verdict" = 'accepted' AND n."statusCode" = -3
), payment AS ( -- What each order was paid with: what the retrieval API knows, or else the payment that arrived first.
  SELECT c."orderId", c."paymentId", EXISTS (SELECT FROM taken t WHERE t."orderId" = c."orderId" AND t."paymentId" = c."paymentId")
    OR c."nth" = 1 AND EXISTS (SELECT FROM taken t WHERE t."orderId" = c."orderId")
       AND NOT EXISTS (SELECT FROM taken t JOIN counted other USING ("orderId", "paymentId") WHERE t."orderId" = c."orderId") AS "takenBack"
  FROM counted c
)
SELECT 'I1 no two visits take one stylist at the same time' AS invariant, count(*)::int AS broken
FROM ( -- One pass in the order of time: a pair of all visits with all others takes hours for a million.
  SELECT lower(span) < max(upper(span)) OVER (PARTITION BY a."stylistId" ORDER BY lower(span), upper(span) ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS "overlaps"
  FROM booking.appointment a, unnest(booking.occupied_during(a."startsAt", a."endsAt", a."busy")) AS span
  WHERE a."status" <> 'cancelled'
) each_span WHERE "overlaps"
UNION ALL
SELECT 'I2 every payment has its visit, or its money accounted for', count(*)::int
FROM payment n JOIN booking.payment_attempt p USING ("orderId") JOIN booking.appointment a ON a."id" = p."appointmentId"
WHERE NOT n."takenBack" AND NOT (
  a."status" IN ('confirmed', 'completed', 'no_show')
  OR (a."status" = 'cancelled' AND (a."money" IN ('paid_unplaced', 'refund_due', 'refunding', 'refunded', 'charged_back')
                                    OR (a."money" = 'paid' AND a."cancelReason" = 'customer')))
  OR EXISTS (SELECT FROM booking.refund_task r WHERE r."orderId" = n."orderId" AND r."paymentId" = n."paymentId"))
UNION ALL
SELECT 'I2 no money is owed back that the bank has taken back', count(*)::int
FROM booking.refund_task r JOIN payment n USING ("orderId", "paymentId") WHERE r."state" = 'due' AND n."takenBack"
UNION ALL
SELECT 'I2 of the payments of a visit one counts, and each other is to go back, is on its way or is back', count(*)::int
FROM payment n JOIN booking.payment_attempt p USING ("orderId") JOIN booking.appointment a ON a."id" = p."appointmentId"
WHERE NOT n."takenBack"
  AND NOT EXISTS (SELECT FROM booking.refund_task r WHERE r."orderId" = n."orderId" AND r."paymentId" = n."paymentId")
  AND (a."money" = 'paid_at_desk' OR a."orderId" <> n."orderId" OR coalesce(a."paymentId", '') <> n."paymentId")
UNION ALL
SELECT 'I2 nothing goes back but a payment of its order, or a fee paid at the desk', count(*)::int
FROM booking.refund_task r WHERE r."orderId" <> r."appointmentId"::text
  AND NOT EXISTS (SELECT FROM payment n WHERE n."orderId" = r."orderId" AND n."paymentId" = r."paymentId")
UNION ALL
SELECT 'I2 no more goes back of an order than was paid for it', count(*)::int
FROM (SELECT "orderId", count(*) AS "refunds" FROM booking.refund_task r WHERE r."orderId" <> r."appointmentId"::text GROUP BY 1) r
LEFT JOIN (SELECT "orderId", count(*) AS "payments" FROM payment GROUP BY 1) n USING ("orderId")
WHERE r."refunds" > coalesce(n."payments", 0)
UNION ALL
SELECT 'I2 a visit that is paid names a payment of its order', count(*)::int
FROM booking.appointment a WHERE a."money" IN ('paid', 'paid_unplaced', 'refund_due', 'charged_back')
  AND NOT EXISTS (SELECT FROM booking.refund_task r WHERE r."orderId" = a."id"::text)
  AND NOT EXISTS (SELECT FROM payment n WHERE n."orderId" = a."orderId" AND n."paymentId" = coalesce(a."paymentId", ''))
UNION ALL
SELECT 'I2 money that goes back has one refund, which is as far as the visit says', count(*)::int
FROM booking.appointment a
WHERE a."money" IN ('paid_unplaced', 'refund_due', 'refunding', 'refunded') AND (
  SELECT count(*) FROM booking.refund_task r
  WHERE r."appointmentId" = a."id" AND r."reason" <> 'second_payment' AND (r."orderId" = a."id"::text OR r."orderId" = a."orderId" AND r."paymentId" = coalesce(a."paymentId", ''))
    AND r."state" = CASE a."money" WHEN 'refunding' THEN 'refunding' WHEN 'refunded' THEN 'refunded' ELSE 'due' END) <> 1
UNION ALL
SELECT 'I3 every confirmed visit has an accepted success equal to its fee, or was paid or booked at the desk', count(*)::int
FROM booking.appointment a
WHERE a."status" = 'confirmed' AND a."money" <> 'paid_at_desk' AND a."origin" = 'online' AND NOT EXISTS (
  SELECT FROM booking.payment_notice n JOIN booking.payment_attempt p USING ("orderId")
  WHERE p."appointmentId" = a."id" AND n."verdict" = 'accepted' AND n."statusCode" = 2
    AND n."amount" = p."amount" AND p."amountCents" = a."feeCents")
UNION ALL
SELECT 'I3 what the desk books asks no fee and is no hold', count(*)::int
FROM booking.appointment a WHERE a."origin" <> 'online' AND (a."feeCents" <> 0 OR a."status" = 'pending')
UNION ALL
SELECT 'I6 every visit confirmed has its mail, or a newer one of its time', count(*)::int
FROM booking.appointment a
WHERE a."status" IN ('confirmed', 'completed', 'no_show') AND a."customerEmail" <> '' AND a."origin" <> 'walk_in'
  AND NOT EXISTS (SELECT FROM booking.message m WHERE m."appointmentId" = a."id" AND m."kind" IN ('confirmation', 'rescheduled'))
UNION ALL
SELECT 'I6 every visit confirmed and then cancelled has its mail, and every payment without a place', count(*)::int
FROM booking.appointment a
WHERE (a."money" = 'paid_unplaced' AND NOT EXISTS (SELECT FROM booking.message m WHERE m."appointmentId" = a."id" AND m."kind" = 'unplaced'))
   OR (a."status" = 'cancelled' AND a."customerEmail" <> ''
       AND (SELECT CASE WHEN coalesce(j."cause"->>'kind', j."reason") = 'undo' THEN 'undone' ELSE j."from" END FROM booking.appointment_journal j WHERE j."appointmentId" = a."id" ORDER BY j."id" DESC LIMIT 1) = 'confirmed'
       AND NOT EXISTS (SELECT FROM booking.message m WHERE m."appointmentId" = a."id" AND m."kind" = 'cancellation'))
UNION ALL
SELECT 'I6 every mail not sent yet waits in the queue', count(*)::int
FROM booking.message m
WHERE m."sentAt" IS NULL AND NOT EXISTS (SELECT FROM booking_jobs._private_jobs job WHERE job."key" = 'mail ' || m."id")
UNION ALL
SELECT 'I7 the history of every visit is a legal path that ends where it stands', count(*)::int
FROM (
  SELECT j."id", j."appointmentId", j."from", j."to", j."actor", coalesce(j."cause"->>'kind', j."reason") AS "kind",
         lag(j."to") OVER path AS "before",
         last_value(j."to") OVER (path ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS "last"
  FROM booking.appointment_journal j WINDOW path AS (PARTITION BY j."appointmentId" ORDER BY j."id")
) h JOIN booking.appointment a ON a."id" = h."appointmentId"
WHERE h."from" IS DISTINCT FROM h."before" OR h."last" <> a."status"
   OR h."from" IS DISTINCT FROM h."to" AND (coalesce(h."from", '') || ' ' || h."to" || ' ' || h."actor" || CASE h."kind" WHEN 'undo' THEN ' undo' ELSE '' END) NOT IN (
     ' pending customer', ' confirmed admin', 'pending confirmed system', 'pending confirmed admin', 'pending cancelled system', 'pending cancelled customer',
     'pending cancelled admin', 'cancelled confirmed system', 'confirmed cancelled customer', 'confirmed cancelled admin',
     'confirmed completed admin', 'confirmed no_show admin', 'confirmed pending admin undo', 'cancelled pending admin undo',
     'cancelled confirmed admin undo', 'completed confirmed admin undo', 'no_show confirmed admin undo', 'confirmed cancelled admin undo')
   OR h."from" = 'cancelled' AND h."to" = 'confirmed' AND h."actor" = 'system' AND 'system' IS DISTINCT FROM (
     -- Who cancelled it: a visit that a person cancelled is never revived.
     SELECT j."actor" FROM booking.appointment_journal j
     WHERE j."appointmentId" = h."appointmentId" AND j."id" < h."id" AND j."from" <> 'cancelled' AND j."to" = 'cancelled'
       AND coalesce(j."cause"->>'kind', j."reason") IS DISTINCT FROM 'undo'
     ORDER BY j."id" DESC LIMIT 1)
UNION ALL
SELECT 'I7 every visit has a history', count(*)::int
FROM booking.appointment a WHERE NOT EXISTS (SELECT FROM booking.appointment_journal j WHERE j."appointmentId" = a."id")
UNION ALL
SELECT 'I8 the stored total is the price of the stored lines, or of the offer', count(*)::int
FROM booking.appointment a
WHERE a."totalCents" <> coalesce((a."offer"->>'priceCents')::int, 0)
        + coalesce((SELECT sum((line->>'priceCents')::int * (line->>'quantity')::int) FROM jsonb_array_elements(a."lines") line
           WHERE a."offer" IS NULL OR (line->>'isAdded')::boolean), 0)
   OR a."minutes" <> (SELECT sum((line->>'minutes')::int * (line->>'quantity')::int) FROM jsonb_array_elements(a."lines") line)
UNION ALL
SELECT 'I9 no unpaid hold is pending ten seconds after its end', count(*)::int
FROM booking.appointment a WHERE a."status" = 'pending' AND a."holdUntil" < $1::timestamptz - interval '10 seconds'
UNION ALL
SELECT 'I9 every unpaid hold has its end in the queue', count(*)::int
FROM booking.appointment a
WHERE a."status" = 'pending' AND NOT EXISTS (SELECT FROM booking_jobs._private_jobs job WHERE job."key" = 'release ' || a."id")
UNION ALL
SELECT 'one live hold a customer', count(*)::int
FROM (SELECT FROM booking.appointment WHERE "status" = 'pending' GROUP BY "customerId" HAVING count(*) > 1) twice
UNION ALL
SELECT 'what was paid at the desk is the sum of the payments that stand', count(*)::int
FROM booking.appointment a
WHERE a."deskPaidCents" <> coalesce((SELECT sum(d."amountCents") FROM booking.desk_payment d WHERE d."appointmentId" = a."id" AND d."takenBackAt" IS NULL), 0)
   OR a."deskPaidCents" < -a."prepaidCents" OR a."status" = 'cancelled' AND a."deskPaidCents" > a."cancelCostCents"
