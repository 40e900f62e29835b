/** How much one service writes into the archive of the salon. */
export interface ExportPartSize {
  /** Of each table. */
  rows: Record<string, number>;
  /** Rows of the files for people that are counted, by path: a table holds more than it, as `user` the staff. */
  reports: Record<string, number>;
  /** Estimated. */
  bytes: number;
  pictures: number;
}

/** The current size of the salon's archive. */
export interface ExportSize {
  customers: number;
  visits: number;
  services: number;
  pictures: number;
  /** Rows of all tables. */
  rows: number;
  /** Estimated size of the download. */
  bytes: number;
}
