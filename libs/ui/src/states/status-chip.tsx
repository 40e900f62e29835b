import { type AppointmentStatus, STATUS_NAMES } from '@salon/contracts';
import { Ban, Check, CircleHelp, Clock, Star, TriangleAlert, type LucideIcon } from 'lucide-react';
import '../styles/status-chip.css';

const ICONS: Record<AppointmentStatus, LucideIcon> = {
  pending: Clock,
  confirmed: Check,
  completed: Star,
  no_show: TriangleAlert,
  cancelled: Ban,
};

const isKnown = (status: string): status is AppointmentStatus => Object.hasOwn(ICONS, status);

/** 'on_hold' → 'On hold'. */
const words = (status: string): string => {
  const text = status.replace(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The status of a visit as text, icon and colour; unknown ones are grey (decision E10). */
export function StatusChip({ status }: { status: string }) {
  const known = isKnown(status);
  const label = known ? STATUS_NAMES[status] : words(status) || 'Unknown';
  const Icon = known ? ICONS[status] : CircleHelp;
  return (
    <span className={`status status--${known ? status : 'other'}`}>
      <Icon aria-hidden="true" />
      {label}
    </span>
  );
}
