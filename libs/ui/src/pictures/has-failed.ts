/** A server-rendered picture may fail before its error listener exists; check this on mount. */
export const hasFailed = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;
