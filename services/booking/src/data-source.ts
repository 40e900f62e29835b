import type { DatabaseOptions } from '@salon/nest-kit';
import { CartLineRow, CartRow } from './cart/cart.entity.js';
import { salonMigration } from './migrations/1763700000000-salon.js';
import { Cart1763700001000 } from './migrations/1763700001000-cart.js';
import { Appointment1763700002000 } from './migrations/1763700002000-appointment.js';
import { Payment1763700003000 } from './migrations/1763700003000-payment.js';
import { Message1763700004000 } from './migrations/1763700004000-message.js';
import { Act1764200000000 } from './migrations/1764200000000-act.js';
import { Reschedule1764200001000 } from './migrations/1764200001000-reschedule.js';
import { Refund1764200002000 } from './migrations/1764200002000-refund.js';
import { RefundMail1764400000000 } from './migrations/1764400000000-refund-mail.js';
import { CancelCost1764800000000 } from './migrations/1764800000000-cancel-cost.js';
import { QuietOrder1764800001000 } from './migrations/1764800001000-quiet-order.js';
import { CartVersion1764900000000 } from './migrations/1764900000000-cart-version.js';
import { OwedMail1765000000000 } from './migrations/1765000000000-owed-mail.js';
import { RetrievedPayment1765100000000 } from './migrations/1765100000000-retrieved-payment.js';
import { NewcomerMinutes1765110000000 } from './migrations/1765110000000-newcomer-minutes.js';
import { ListIndexes1765140000000 } from './migrations/1765140000000-list-indexes.js';
import { StylistPicture1765200000000 } from './migrations/1765200000000-stylist-picture.js';
import { SalonChange1765300000000 } from './migrations/1765300000000-salon-change.js';
import { Hours1765310000000 } from './migrations/1765310000000-hours.js';
import { HoursChecked1765310001000 } from './migrations/1765310001000-hours-checked.js';
import { Policy1765320000000 } from './migrations/1765320000000-policy.js';
import { PolicyChecked1765320001000 } from './migrations/1765320001000-policy-checked.js';
import { Opening1765321000000 } from './migrations/1765321000000-opening.js';
import { StylistAccount1765340000000 } from './migrations/1765340000000-stylist-account.js';
import { Occupied1765340001000 } from './migrations/1765340001000-occupied.js';
import { OccupiedSoFar1765340002000 } from './migrations/1765340002000-occupied-so-far.js';
import { PolicyAdvice1765400000000 } from './migrations/1765400000000-policy-advice.js';
import { Desk1765410000000 } from './migrations/1765410000000-desk.js';
import { DeskChecked1765410001000 } from './migrations/1765410001000-desk-checked.js';
import { DeskVisit1765420000000 } from './migrations/1765420000000-desk-visit.js';
import { DeskVisitChecked1765420001000 } from './migrations/1765420001000-desk-visit-checked.js';
import { ChangedLines1765420002000 } from './migrations/1765420002000-changed-lines.js';
import { OpenTasks1765430000000 } from './migrations/1765430000000-open-tasks.js';
import { DeskChange1765450000000 } from './migrations/1765450000000-desk-change.js';
import { Closing1765460000000 } from './migrations/1765460000000-closing.js';
import { CustomerNote1765490000000 } from './migrations/1765490000000-customer-note.js';
import { Reports1765500000000 } from './migrations/1765500000000-reports.js';
import { FirstVisits1765500001000 } from './migrations/1765500001000-first-visits.js';
import { ActionsByTime1765510000000 } from './migrations/1765510000000-actions-by-time.js';
import { Prepaid1765520000000 } from './migrations/1765520000000-prepaid.js';
import { PrepaidChecked1765520001000 } from './migrations/1765520001000-prepaid-checked.js';
import { CustomerMerge1765530000000 } from './migrations/1765530000000-customer-merge.js';
import { CustomerEmail1765550000000 } from './migrations/1765550000000-customer-email.js';
import { CustomerKey1765551000000 } from './migrations/1765551000000-customer-key.js';
import { ListsAtSize1765570000000 } from './migrations/1765570000000-lists-at-size.js';
import { BlocksWithHours1765580000000 } from './migrations/1765580000000-blocks-with-hours.js';
import { VisitOfAccount1765600000000 } from './migrations/1765600000000-visit-of-account.js';
import { CartWithoutTime1765610000000 } from './migrations/1765610000000-cart-without-time.js';
import { RefundByAge1765620000000 } from './migrations/1765620000000-refund-by-age.js';
import { HoldLimitsComputed1765630000000 } from './migrations/1765630000000-hold-limits-computed.js';
import { HistoryCause1765640000000 } from './migrations/1765640000000-history-cause.js';
import { HistoryCauseSoFar1765640001000 } from './migrations/1765640001000-history-cause-so-far.js';
import { OpenChargeBacks1765660000000 } from './migrations/1765660000000-open-charge-backs.js';
import { SalonFacts1765670000000 } from './migrations/1765670000000-salon-facts.js';
import { DeskAtSize1765690000000 } from './migrations/1765690000000-desk-at-size.js';
import { JobRetry1765540000000 } from './migrations/1765540000000-job-retry.js';
import { PaymentAttemptRow } from './payments/payment-attempt.entity.js';

/** After the first, in the order of their numbers. */
const MIGRATIONS = [
  Cart1763700001000,
  Appointment1763700002000,
  Payment1763700003000,
  Message1763700004000,
  Act1764200000000,
  Reschedule1764200001000,
  Refund1764200002000,
  RefundMail1764400000000,
  CancelCost1764800000000,
  QuietOrder1764800001000,
  CartVersion1764900000000,
  OwedMail1765000000000,
  RetrievedPayment1765100000000,
  NewcomerMinutes1765110000000,
  ListIndexes1765140000000,
  StylistPicture1765200000000,
  SalonChange1765300000000,
  Hours1765310000000,
  HoursChecked1765310001000,
  Policy1765320000000,
  PolicyChecked1765320001000,
  Opening1765321000000,
  StylistAccount1765340000000,
  Occupied1765340001000,
  OccupiedSoFar1765340002000,
  PolicyAdvice1765400000000,
  Desk1765410000000,
  DeskChecked1765410001000,
  DeskVisit1765420000000,
  DeskVisitChecked1765420001000,
  ChangedLines1765420002000,
  OpenTasks1765430000000,
  DeskChange1765450000000,
  Closing1765460000000,
  CustomerNote1765490000000,
  Reports1765500000000,
  FirstVisits1765500001000,
  ActionsByTime1765510000000,
  Prepaid1765520000000,
  PrepaidChecked1765520001000,
  CustomerMerge1765530000000,
  JobRetry1765540000000,
  CustomerEmail1765550000000,
  CustomerKey1765551000000,
  ListsAtSize1765570000000,
  BlocksWithHours1765580000000,
  VisitOfAccount1765600000000,
  CartWithoutTime1765610000000,
  RefundByAge1765620000000,
  HoldLimitsComputed1765630000000,
  HistoryCause1765640000000,
  HistoryCauseSoFar1765640001000,
  OpenChargeBacks1765660000000,
  SalonFacts1765670000000,
  DeskAtSize1765690000000,
];

/** Booking's own schema. @param isDemo a new database gets three stylists and is open for bookings */
export const database = (url: string, poolSize: number, isDemo = true): DatabaseOptions => ({
  url,
  schema: 'booking',
  poolSize,
  entities: [CartRow, CartLineRow, PaymentAttemptRow],
  migrations: [salonMigration(isDemo), ...MIGRATIONS],
});
