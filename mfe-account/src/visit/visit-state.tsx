import { type Appointment, PROGRESS_NAMES, type VisitProgress } from '@salon/contracts';
import { StatusChip } from '@salon/ui/states/status-chip';
import { Hand, LogIn, type LucideIcon } from 'lucide-react';

export const PROGRESS_ICONS: Readonly<Record<VisitProgress, LucideIcon>> = { arrived: LogIn, started: Hand };

/** The status of a visit; of a confirmed one whose customer is here, how far it has come. */
export function VisitState({ status, progress }: Pick<Appointment, 'status' | 'progress'>) {
  if (status !== 'confirmed' || !progress) return <StatusChip status={status} />;
  const Icon = PROGRESS_ICONS[progress];
  return (
    <span className="status status--confirmed">
      <Icon aria-hidden="true" />
      {PROGRESS_NAMES[progress]}
    </span>
  );
}
