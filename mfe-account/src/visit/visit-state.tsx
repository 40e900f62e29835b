import type { Appointment, VisitProgress } from '@salon/contracts';
import { StatusChip } from '@salon/ui/states/status-chip';
import { Hand, LogIn, type LucideIcon } from 'lucide-react';

const STEPS: Readonly<Record<VisitProgress, { label: string; Icon: LucideIcon }>> = {
  arrived: { label: 'Arrived', Icon: LogIn },
  started: { label: 'Started', Icon: Hand },
};

/** The status of a visit; of a confirmed one whose customer is here, how far it has come. */
export function VisitState({ status, progress }: Pick<Appointment, 'status' | 'progress'>) {
  if (status !== 'confirmed' || !progress) return <StatusChip status={status} />;
  const { label, Icon } = STEPS[progress];
  return (
    <span className="status status--confirmed">
      <Icon aria-hidden="true" />
      {label}
    </span>
  );
}
