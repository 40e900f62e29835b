import type { Appointment } from '@salon/contracts';
import { type AppointmentRecord, asAppointment } from '../appointments/appointment.view.js';
import { movesOf } from './admin-action.rules.js';

/** A visit with the moves that an admin can make now. */
export const withMoves = (row: AppointmentRecord, now: Date): Appointment => ({
  ...asAppointment(row),
  moves: movesOf(row, now),
});
