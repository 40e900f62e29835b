/** How much one service writes into the archive of the salon. */
export interface ExportPartSize {
  /** Of each table. */
  rows: Record<string, number>;
  /** About as many as will be written. */
  bytes: number;
  pictures: number;
}

/** What the archive of the salon holds at this moment. */
export interface ExportSize {
  customers: number;
  visits: number;
  services: number;
  pictures: number;
  /** Rows of all tables. */
  rows: number;
  /** About as many as the download has. */
  bytes: number;
}
