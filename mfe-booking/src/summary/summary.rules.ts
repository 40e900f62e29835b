/** `minutes` and `price` are of all pieces together; `struck` when an offer's price stands instead (decision B12). */
export interface ServiceLine {
  key: string;
  title: string;
  quantity: number;
  minutes: number;
  price: number;
}
