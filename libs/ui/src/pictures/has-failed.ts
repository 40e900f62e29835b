/** A server-rendered picture may have failed before anything listened to its error event; ask when it is mounted. */
export const hasFailed = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;
