import { useQuery } from '@salon/web-kit/query';
import { getContent } from './content.api.js';

export const useContent = () =>
  useQuery({ queryKey: ['site', 'content'], queryFn: ({ signal }) => getContent(signal) });
