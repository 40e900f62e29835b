import type { ContentField } from '@salon/contracts';
import { counted, shortMoneyText } from '@salon/kernel';
import { Art } from '@salon/ui';
import { monthName } from '@salon/web-kit';
import { amountOf } from './amount.rules.js';
import type { FormValue } from './form-values.rules.js';

function wordsOf(value: FormValue | undefined): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value === 'object') return Object.values(value).map(wordsOf).join(' · ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value ?? '';
}

/** A form value formatted for display. */
export function ShownValue({ field, value }: { field: ContentField | undefined; value: FormValue | undefined }) {
  const kind = field?.input.kind;
  if (kind === 'picture' && typeof value === 'string' && value !== '') return <Art src={value} alt="" ratio="4/3" />;
  if (kind === 'amount' && typeof value === 'string' && value !== '') return shortMoneyText(amountOf(value));
  if (kind === 'month') return monthName(Number(value));
  if (kind === 'services') return Array.isArray(value) ? counted(value.length, 'service') : 'All services';
  return wordsOf(value) || 'Nothing';
}
