/** A service of the demonstration content. */
export interface ServiceSeed {
  title: string;
  description: string;
  /** LKR. */
  price: number;
  minutes: number | null;
  art: string;
}
