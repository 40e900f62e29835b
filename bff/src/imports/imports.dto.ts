import { generalRefusals, IMPORT, type ImportedClient, type ImportedService, isObject, isUuid } from '@salon/contracts';
import { Field, Line } from '../input/fields.js';

const CELL_MOST = 2_000;
const WHOLE_MOST = 10_000_000;

type CellType = 'text' | 'number';

const isCell = (type: CellType, value: unknown): boolean =>
  type === 'text'
    ? typeof value === 'string' && value.length <= CELL_MOST
    : value === null ||
      value === '' ||
      (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= WHOLE_MOST);

/**
 * Rows of one call: exactly these cells. Cell values are checked row by row, so that one invalid row does not block the
 * others.
 */
function Rows<Row>(cells: Readonly<Record<Exclude<keyof Row, 'line'>, CellType>>): PropertyDecorator {
  const isRow = (row: unknown): boolean =>
    isObject(row) &&
    Object.keys(row).length === Object.keys(cells).length + 1 &&
    Number.isInteger(row['line']) &&
    Object.entries<CellType>(cells).every(([name, type]) => isCell(type, row[name]));
  return Field(
    (value) =>
      Array.isArray(value) && value.length > 0 && value.length <= IMPORT.batch && value.every(isRow)
        ? null
        : generalRefusals.invalid,
    { type: 'array', items: { type: 'object' }, maxItems: IMPORT.batch },
  );
}

export class ClientRowsDto {
  @Rows<ImportedClient>({ name: 'text', email: 'text', phone: 'text', city: 'text', notes: 'text' }) rows!: object[];
}

export class ServiceRowsDto {
  @Rows<ImportedService>({ title: 'text', description: 'text', category: 'text', price: 'number', minutes: 'number' })
  rows!: object[];
}

export class BeginImportDto {
  @Line('File name', 200) fileName!: string;
}

export class UndoServicesDto {
  @Field(
    (value) =>
      Array.isArray(value) && value.length > 0 && value.length <= 2 * IMPORT.batch && value.every(isUuid)
        ? null
        : generalRefusals.invalid,
    { type: 'array', items: { type: 'string', format: 'uuid' } },
  )
  acts!: string[];
}
