import type { Appointment } from '@salon/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSalon, never, type Call, type Reply } from '@salon/testing/fake-salon';
import { availability, cart, freeDays, held, stylists, user } from './fixtures.js';

/** A salon with a full cart, free days and one held visit; `replies` overrides its responses. */
export const bookingSalon = (replies: Record<string, Reply> = {}, visit: Appointment = held) =>
  fakeSalon({
    'GET /auth/me': { user },
    'GET /cart/get-cart': { cart },
    'GET /stylists': { stylists },
    'POST /appointments/free-days': ({ body }: Call) => ({
      days: freeDays((body as { month: string }).month, '2026-11-21'),
    }),
    'POST /appointments/check-availability': ({ body }: Call) => ({
      ...availability,
      date: (body as { date: string }).date,
    }),
    'GET /appointments/my-appointments': { appointments: [], next: null },
    'POST /appointments/create': { appointment: visit },
    'GET /appointments/a1': { appointment: visit },
    'PUT /appointments/a1': { appointment: visit },
    'POST /appointments/init-payhere': never,
    ...replies,
  });

export const proceed = () => userEvent.click(screen.getAllByRole('button', { name: 'Proceed to Payment' })[0]!);
export const chooseDay = async (day = /November 26, 2026/) =>
  userEvent.click(await screen.findByRole('button', { name: day }));
/** Replaces the text in the date field. */
export async function typeDay(text: string): Promise<void> {
  const field = await screen.findByPlaceholderText('Choose a date');
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
/** What the date field announces of its text. */
export const said = () =>
  within(screen.getByRole('textbox', { name: 'Date of your visit' }).closest('form')!).getByRole('alert');
/** The days whose times were requested. */
export const datesRequested = (callsTo: (line: string) => Call[]): string[] =>
  callsTo('POST /appointments/check-availability').map(({ body }) => (body as { date: string }).date);
export const chooseTime = async (time = '10:30 AM') =>
  userEvent.click(await screen.findByRole('button', { name: time }));
export const slip = () => screen.getByRole('complementary', { name: 'Your visit' });
export const words = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ');
