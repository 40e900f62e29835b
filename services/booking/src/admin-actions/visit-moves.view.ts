import type { Appointment } from '@salon/contracts';
import { progressOf } from '../appointments/appointment.rules.js';
import { type AppointmentRecord, asAppointment } from '../appointments/appointment.view.js';
import { movesOf } from './admin-action.rules.js';

/** A visit with the fields that only the desk sees, and the moves that an admin can make now. */
export function withMoves(row: AppointmentRecord, now: Date): Appointment {
  const progress = progressOf(row);
  return { ...asAppointment(row), ...(progress && { progress }), note: row.note, moves: movesOf(row, now) };
}
