import { useQuery } from '@tanstack/react-query';
import { getContent } from './content.api.js';

export const useContent = () => useQuery({ queryKey: ['site', 'content'], queryFn: ({ signal }) => getContent(signal) });
