import type { ExportPartSize, ExportSize } from '@salon/contracts';

/** What follows the tables' files: files for people, and the archive's own directory. */
const READABLE_SHARE = 1.1;

/** The total that all services will write. */
export function sizeOfAll(parts: readonly ExportPartSize[]): ExportSize {
  const all = (of: 'rows' | 'reports'): Record<string, number> =>
    Object.assign({}, ...parts.map((part) => part[of])) as Record<string, number>;
  const [rows, reports] = [all('rows'), all('reports')];
  const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
  return {
    customers: reports['csv/customers.csv'] ?? 0,
    visits: rows['appointment'] ?? 0,
    services: rows['service'] ?? 0,
    pictures: sum(parts.map(({ pictures }) => pictures)),
    rows: sum(parts.flatMap((part) => Object.values(part.rows))),
    bytes: Math.round(sum(parts.map(({ bytes }) => bytes)) * READABLE_SHARE),
  };
}
