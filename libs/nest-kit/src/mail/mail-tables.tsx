import type { MailAmount } from './mail.rules.js';
import { styled } from './mail-styles.js';

export type Facts = [label: string, value: string][];

const FactRows = ({ facts }: { facts: Facts }) =>
  facts.map(([label, value]) => (
    <tr key={label}>
      <td {...styled(['muted'], { padding: '5px 16px 5px 0', verticalAlign: 'top', whiteSpace: 'nowrap' })}>{label}</td>
      <td {...styled(['ink'], { padding: '5px 0', width: '100%', fontWeight: 600, wordBreak: 'break-word' })}>
        {value}
      </td>
    </tr>
  ));

export const FactTable = ({ facts }: { facts: Facts }) => (
  <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0} style={{ fontSize: 15 }}>
    <tbody>
      <FactRows facts={facts} />
    </tbody>
  </table>
);

/** The currency is lighter than the amount, as on the site. */
export const Money = ({ amount }: { amount: string }) => {
  const [currency, digits] = amount.split(' ');
  return (
    <>
      <span style={{ fontSize: '0.72em', fontWeight: 400 }}>{currency}</span>
      {` ${digits}`}
    </>
  );
};

export const Amounts = ({ amounts }: { amounts: MailAmount[] }) => (
  <table
    role="presentation"
    width="100%"
    cellPadding="0"
    cellSpacing="0"
    border={0}
    style={{ margin: '0 0 24px', fontVariantNumeric: 'tabular-nums' }}
  >
    <tbody>
      {amounts.map(({ label, amount, isTotal = false }) => (
        <tr key={label}>
          <td {...amountCell(isTotal, 'left')}>{label}</td>
          <td {...amountCell(isTotal, 'right')}>
            <Money amount={amount} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const amountCell = (isTotal: boolean, textAlign: 'left' | 'right') =>
  styled(['ink', 'hairline'], {
    padding: textAlign === 'right' ? '9px 0 9px 16px' : '9px 0',
    borderTop: isTotal ? '1px solid' : 0,
    fontWeight: isTotal ? 600 : 400,
    textAlign,
    verticalAlign: 'top',
    ...(textAlign === 'right' && { whiteSpace: 'nowrap' }),
  });
