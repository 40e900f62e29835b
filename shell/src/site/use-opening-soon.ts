import { useSession } from '@salon/web-kit';
import { useSite } from './use-site.js';

/** Whether this visitor sees the site before it is open: everybody but its admins. */
export function useOpeningSoon(): boolean {
  const { user } = useSession();
  return useSite().site.isOpen === false && user?.role !== 'admin';
}
