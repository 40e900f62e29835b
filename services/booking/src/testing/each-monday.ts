import { emptyVisits } from './empty-visits.js';
import { MONDAY_MORNING, openSalon, type Salon } from './salon.js';

/**
 * The salon of a file's tests: each test begins on Monday morning without visits, carts, notices and jobs, and ends
 * with a check of every invariant.
 */
export function eachMonday(...opening: Parameters<typeof openSalon>): Salon {
  const salon = {} as Salon;
  beforeAll(async () => {
    Object.assign(salon, await openSalon(...opening));
  });
  afterAll(() => salon.close());
  beforeEach(async () => {
    await emptyVisits(salon.db);
    await salon.db.query('DELETE FROM booking_jobs._private_jobs');
    salon.clock.set(MONDAY_MORNING);
  });
  afterEach(async () => expect(await salon.broken()).toEqual([]));
  return salon;
}
