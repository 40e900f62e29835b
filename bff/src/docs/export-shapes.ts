import type { ExportSize } from '@salon/contracts';
import { NUMBER, shape } from './schema.rules.js';

export const EXPORT_SIZE = shape<ExportSize>({
  customers: NUMBER,
  visits: NUMBER,
  services: NUMBER,
  pictures: NUMBER,
  rows: NUMBER,
  bytes: NUMBER,
});
