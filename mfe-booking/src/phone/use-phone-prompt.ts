import type { Appointment, User } from '@salon/contracts';
import { useSession } from '@salon/web-kit';
import { useState } from 'react';
import { markPrompted, wasPrompted } from './phone-prompt-storage.js';

/**
 * The user to ask for a phone number before this payment, or null: once per user, and never between two attempts to pay
 * (decision A14).
 */
export function usePhonePrompt({ orderId }: Pick<Appointment, 'orderId'>): { prompted: User | null; done(): void } {
  const { user } = useSession();
  const [isDone, setIsDone] = useState(orderId !== null);
  const prompted = user !== null && user.phone === null && !isDone && !wasPrompted(user._id) ? user : null;
  const done = () => {
    if (user) markPrompted(user._id);
    setIsDone(true);
  };
  return { prompted, done };
}
