import type { Dashboard, Today, TodayMoney, TodayStylist, TodayVisit, WaitingTasks } from '@salon/contracts';
import { ADMIN_REVIEW } from './content-shapes.js';
import { listOf, NUMBER, orNull, shape, TEXT } from './schema.rules.js';

const VISIT = shape<TodayVisit>({ appointmentId: TEXT, startTime: TEXT, endTime: TEXT, customerName: TEXT });

const TODAY = shape<Today>({
  date: TEXT,
  closed: orNull(TEXT),
  stylists: listOf(
    shape<TodayStylist>({
      _id: TEXT,
      name: TEXT,
      visits: NUMBER,
      done: NUMBER,
      freeMinutes: NUMBER,
      now: orNull(VISIT),
      next: orNull(VISIT),
    }),
  ),
  money: shape<TodayMoney>({ online: NUMBER, desk: NUMBER, refunds: NUMBER }),
});

export const DASHBOARD = shape<Dashboard>({
  today: orNull(TODAY),
  tasks: orNull(
    shape<WaitingTasks>({ refunds: NUMBER, notices: NUMBER, mails: NUMBER, outside: NUMBER, total: NUMBER }),
  ),
  reviews: { ...listOf(ADMIN_REVIEW), nullable: true },
});
