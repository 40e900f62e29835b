import { DayFlower } from '@salon/ui/pictures/day-flower';
import { useQuery } from '@salon/web-kit/query';
import { dayPartQuery } from '../site/site.queries.js';
import { NextFree } from './next-free.js';

/** Refetch interval: the tree follows the clock while the page is open. */
const REFETCH_MS = 60_000;

/** The tree at the current time of the salon's day, and the next free time below it. */
export function DayTree() {
  const { data } = useQuery({ ...dayPartQuery, refetchInterval: REFETCH_MS });
  return (
    <div className="opening__day">
      <DayFlower part={data} />
      <NextFree />
    </div>
  );
}
