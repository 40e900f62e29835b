import { useMediaQuery } from '@salon/ui/use-media-query';

/** Whether the stylesheet has room for a rail beside the board; what does not show does not load. */
export const useWideWindow = (): boolean => useMediaQuery('(min-width: 75em)');
