import type { Occupancy, OccupancyRow, ReportMoney, ReportPeriod, ReportService, SalonReport } from '@salon/contracts';
import { listOf, NUMBER, shape, TEXT, YES_NO } from './schema.rules.js';

const OCCUPANCY = { openMinutes: NUMBER, takenMinutes: NUMBER };
const ROW = shape<OccupancyRow>({ name: TEXT, ...OCCUPANCY, hours: listOf(shape<Occupancy>(OCCUPANCY)) });
const MONEY = listOf(shape<ReportMoney>({ means: TEXT, received: NUMBER, returned: NUMBER }));

export const SALON_REPORT = shape<SalonReport>({
  from: TEXT,
  to: TEXT,
  asOf: TEXT,
  unit: TEXT,
  stylists: listOf(ROW),
  weekdays: listOf(ROW),
  services: listOf(shape<ReportService>({ title: TEXT, isOffer: YES_NO, times: NUMBER, amount: NUMBER })),
  money: MONEY,
  periods: listOf(
    shape<ReportPeriod>({
      period: TEXT,
      visits: NUMBER,
      noShows: NUMBER,
      lateCancels: NUMBER,
      firstVisits: NUMBER,
      money: MONEY,
    }),
  ),
});
