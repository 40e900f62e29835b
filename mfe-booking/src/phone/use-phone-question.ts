import type { Appointment, User } from '@salon/contracts';
import { useSession } from '@salon/web-kit';
import { useState } from 'react';
import { markAsked, wasAsked } from './phone-asked.js';

/** Whom to ask for a phone number before this payment, null for nobody: asked once, and never between two tries to pay (decision A14). */
export function usePhoneQuestion({ orderId }: Pick<Appointment, 'orderId'>): { asked: User | null; done(): void } {
  const { user } = useSession();
  const [over, setOver] = useState(orderId !== null);
  const asked = user !== null && user.phone === null && !over && !wasAsked(user._id) ? user : null;
  const done = () => {
    if (user) markAsked(user._id);
    setOver(true);
  };
  return { asked, done };
}
