/** Live changes for the desk. Not shared at run time: only the salon's own screens bundle it. */
export { FollowLive, useRefetchInterval, useLostSince } from './live/follow-live.js';
