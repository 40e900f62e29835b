import { useSession } from '@salon/web-kit';
import { useSite } from './use-site.js';

/** Whether this visitor sees 'Opening soon': everyone except admins, before the site is open. */
export function useOpeningSoon(): boolean {
  const { user } = useSession();
  return useSite().site.isOpen === false && user?.role !== 'admin';
}
