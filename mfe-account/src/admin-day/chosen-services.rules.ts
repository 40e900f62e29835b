import { minutesOfService, type SalonService } from '@salon/contracts';
import { DAY_MINUTES, type LocalTime, minutesOf, timeOf } from '@salon/kernel';

type Priced = Pick<SalonService, 'price' | 'averageTime'>;

/** The length and the cost of a new visit, and its end when its start is known. Minutes and LKR. */
export function wholeOf(services: readonly Priced[], startTime: LocalTime) {
  const minutes = services.reduce((sum, { averageTime }) => sum + minutesOfService(averageTime), 0);
  const price = services.reduce((sum, each) => sum + each.price, 0);
  return { minutes, price, endTime: startTime && timeOf((minutesOf(startTime) + minutes) % DAY_MINUTES) };
}
