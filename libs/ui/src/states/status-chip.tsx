import type { AppointmentStatus } from '@salon/contracts';
import { Ban, Check, CircleHelp, Clock, Star, TriangleAlert, type LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.js';
import '../styles/status-chip.css';

const LOOKS: Record<AppointmentStatus, { label: string; Icon: LucideIcon }> = {
  pending: { label: 'Pending', Icon: Clock },
  confirmed: { label: 'Confirmed', Icon: Check },
  completed: { label: 'Completed', Icon: Star },
  no_show: { label: 'No show', Icon: TriangleAlert },
  cancelled: { label: 'Cancelled', Icon: Ban },
};

const isKnown = (status: string): status is AppointmentStatus => Object.hasOwn(LOOKS, status);

/** 'on_hold' → 'On hold'. */
const words = (status: string): string => {
  const text = status.replace(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The status of a visit as text, icon and colour; unknown ones are grey (decision E10). */
export function StatusChip({ status, className }: { status: string; className?: string }) {
  const known = isKnown(status);
  const { label, Icon } = known ? LOOKS[status] : { label: words(status) || 'Unknown', Icon: CircleHelp };
  return (
    <span className={classNames('status', `status--${known ? status : 'other'}`, className)}>
      <Icon aria-hidden="true" />
      {label}
    </span>
  );
}
