import { createContext, type ReactNode, useContext } from 'react';
import { type Live, useStream } from './use-stream.js';

const LiveContext = createContext<Live>({ isLive: false, lostSince: null });
/** Polling interval in milliseconds of a screen without live changes. */
const REFETCH_MS = 15_000;

/** A desk screen that shows live changes. */
export const FollowLive = ({ children }: { children: ReactNode }) => (
  <LiveContext value={useStream()}>{children}</LiveContext>
);

/** When this screen's stream was last live, once it is lost; otherwise null. */
export const useLostSince = (): Date | null => useContext(LiveContext).lostSince;

/** Refetch interval of a desk query in milliseconds; off while the stream is live. */
export const useRefetchInterval = (): number | false => (useContext(LiveContext).isLive ? false : REFETCH_MS);
