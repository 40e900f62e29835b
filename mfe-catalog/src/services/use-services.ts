import { useQuery } from '@tanstack/react-query';
import { getServices } from './services.api.js';

/** How long the menu counts as fresh, in milliseconds: it changes seldom, and the cart is priced by the server anyway. */
const FRESH_MS = 300_000;

export const useServices = () => useQuery({ queryKey: ['services'], queryFn: ({ signal }) => getServices(signal), staleTime: FRESH_MS });
