import { createContext, type ReactNode, useContext } from 'react';
import { type Live, useStream } from './use-stream.js';

const LiveContext = createContext<Live>({ isLive: false, lostSince: null });
/** Milliseconds after which a screen fetches by itself what colleagues and customers changed. */
const REFETCH_MS = 15_000;

/** A screen of the desk that shows changes as they come. */
export const FollowLive = ({ children }: { children: ReactNode }) => (
  <LiveContext value={useStream()}>{children}</LiveContext>
);

/** When the changes of this screen were last live, once the stream is lost; otherwise null. */
export const useLostSince = (): Date | null => useContext(LiveContext).lostSince;

/** How often a query of the desk is repeated, in milliseconds: not at all while changes come by themselves. */
export const useRefetchInterval = (): number | false => (useContext(LiveContext).isLive ? false : REFETCH_MS);
