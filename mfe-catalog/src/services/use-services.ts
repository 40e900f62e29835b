import { CATEGORIES, type Category } from '@salon/contracts';
import { useQuery } from '@salon/web-kit/query';
import { menuQuery } from './services.queries.js';

export const useServices = () => useQuery({ ...menuQuery, select: ({ services }) => services });

/** The salon's categories; the default ones while they load. */
export const useCategories = (): readonly Category[] =>
  useQuery({ ...menuQuery, select: ({ categories }) => categories }).data ?? CATEGORIES;
