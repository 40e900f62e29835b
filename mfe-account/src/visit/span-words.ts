import type { TimeSpan } from '@salon/contracts';
import { formatTime } from '@salon/kernel';

/** `9:00 AM – 6:00 PM`; midnight at the end of the day is 'midnight'. */
export const spanWords = ({ start, end }: TimeSpan): string =>
  `${formatTime(start)} – ${end === '00:00' ? 'midnight' : formatTime(end)}`;
