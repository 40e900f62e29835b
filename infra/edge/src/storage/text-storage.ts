/** Texts by their path, in a folder, in a bucket or behind HTTP (ADR-0066). */
export interface TextStorage {
  /** Interval in milliseconds at which changes are polled. */
  readonly pollIntervalMs: number;

  /** Undefined when there is no such text. @throws Error in one sentence when it cannot be read */
  read(path: string): Promise<string | undefined>;

  /**
   * Replaces a text by what `next` makes of it; readers see the one or the other.
   * @throws Error in one sentence while somebody else replaces it
   */
  replace(path: string, next: (text: string | undefined) => string): Promise<void>;
}
