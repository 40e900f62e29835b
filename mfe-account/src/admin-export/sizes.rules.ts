const MEGABYTE = 1_000_000;

/** A file size: '12.4 MB', '640 kB'. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Estimated progress of a download: below 100 % until it ends. */
export const shareOf = (bytes: number, estimate: number): number =>
  estimate > 0 ? Math.min(bytes / estimate, 0.99) : 0;
