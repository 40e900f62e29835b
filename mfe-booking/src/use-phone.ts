import { useMediaQuery } from '@salon/ui/use-media-query';

/** Whether the stylesheets' phone layout applies, for content that is collapsed on a phone. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 35em)');
