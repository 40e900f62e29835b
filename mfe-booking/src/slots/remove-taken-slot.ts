import { type Availability, bookingRefusals } from '@salon/contracts';
import type { LocalTime } from '@salon/kernel';
import { slotsKey } from '@salon/web-kit/queries';
import type { QueryClient } from '@salon/web-kit/query';

/** The times of the day under `key` without the one just lost: the server's fresh list if its refusal brought one. */
export function removeTakenSlot(client: QueryClient, key: readonly unknown[], lost: LocalTime, data: unknown): void {
  const fresh = data as Partial<Availability> | undefined;
  client.setQueryData<Availability>(
    key,
    (known) =>
      known && {
        ...known,
        ...fresh,
        availableSlots: fresh?.availableSlots ?? known.availableSlots.filter((time) => time !== lost),
        blocked: [
          ...(fresh?.blocked ?? known.blocked).filter(({ time }) => time !== lost),
          { time: lost, code: 'BUSY', text: bookingRefusals.BOOKING_SLOT_TAKEN.text },
        ],
      },
  );
  void client.invalidateQueries({ queryKey: slotsKey });
}
