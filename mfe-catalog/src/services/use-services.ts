import { CATEGORIES, type Category } from '@salon/contracts';
import { menuQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';

export const useServices = () => useQuery({ ...menuQuery, select: ({ services }) => services });

/** The salon's categories; the default ones while they load. */
export const useCategories = (): readonly Category[] =>
  useQuery({ ...menuQuery, select: ({ categories }) => categories }).data ?? CATEGORIES;
