import {
  DESK_LENGTHS,
  may,
  PAYMENT_MEANS,
  PAYMENT_MEANS_NAMES,
  type PaymentMeans,
  type VisitRecord,
} from '@salon/contracts';
import { CURRENCY_SIGN, shortMoneyText } from '@salon/kernel';
import { Button, SelectField, TextField } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { useState } from 'react';
import { Refusal } from '../admin-actions/refusal.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { amountOf } from '../fields-form/amount.rules.js';
import { useNextFocus } from '../screen/use-next-focus.js';
import { takePayment } from './visit.api.js';

interface Way {
  /** Maximum in LKR; the initial value of the field. */
  most: number;
  sign: 1 | -1;
  label: string;
  done: string;
}

interface PaymentFormProps {
  visit: VisitRecord['visit'];
  way: Way;
  /** Closes a form that was opened by a button; the focus returns to that button. */
  onLeave?: () => void;
}

function PaymentForm({ visit, way, onLeave }: PaymentFormProps) {
  const [amount, setAmount] = useState(String(way.most));
  const [method, setMethod] = useState<PaymentMeans>('cash');
  const [reference, setReference] = useState('');
  const change = useDeskChange(() => setReference(''), { isForm: true });
  const remember = useNextFocus();
  const value = amountOf(amount);
  const isFine = value > 0 && value <= way.most;
  const pay = () => ({ amount: way.sign * value, means: method, reference });
  return (
    <form
      className="visit-panel__change"
      aria-label={way.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFine) return;
        remember(event.currentTarget);
        change.mutate({ run: () => takePayment(visit._id, pay()), done: way.done });
      }}
    >
      <TextField
        label={`Amount, ${CURRENCY_SIGN}`}
        inputMode="decimal"
        autoFocus={onLeave !== undefined}
        value={amount}
        error={
          isFine
            ? undefined
            : Number.isNaN(value)
              ? 'In rupees and cents, such as 1200.50'
              : `Between ${shortMoneyText(0.01)} and ${shortMoneyText(way.most)}`
        }
        onChange={(event) => setAmount(event.target.value)}
      />
      <SelectField label="By" value={method} onChange={(event) => setMethod(event.target.value as PaymentMeans)}>
        {PAYMENT_MEANS.map((each) => (
          <option key={each} value={each}>
            {PAYMENT_MEANS_NAMES[each]}
          </option>
        ))}
      </SelectField>
      {method !== 'cash' && (
        <TextField
          label="Reference, if any"
          value={reference}
          maxLength={DESK_LENGTHS.reference}
          onChange={(event) => setReference(event.target.value)}
        />
      )}
      <Refusal change={change} />
      <Button type="submit" variant={way.sign > 0 ? 'primary' : 'line'} disabled={!isFine} busy={change.isPending}>
        {way.label}
      </Button>
      {onLeave && (
        <Button variant="text" onClick={onLeave}>
          Leave it
        </Button>
      )}
    </form>
  );
}

/** A rarely used form behind a button. */
function OnDemand({ ask, ...form }: { ask: string; visit: VisitRecord['visit']; way: Way }) {
  const [state, setState] = useState<'new' | 'open' | 'left'>('new');
  return state === 'open' ? (
    <PaymentForm {...form} onLeave={() => setState('left')} />
  ) : (
    <Button variant="text" autoFocus={state === 'left'} onClick={() => setState('open')}>
      {ask}
    </Button>
  );
}

/** Takes the amount due at the desk, returns money there, or takes it again. */
export function TakePayment({ record: { visit, money } }: { record: VisitRecord }) {
  const { user } = useSession();
  if (user === null || !may(user, 'money')) return null;
  const givable = money.overpaid || Math.max(0, money.deskPaid);
  const given = Math.max(0, -money.deskPaid);
  return (
    <>
      {money.payable > 0 && visit.status !== 'pending' && (
        <PaymentForm
          key={`pay ${money.payable}`}
          visit={visit}
          way={{ most: money.payable, sign: 1, label: 'Take payment', done: 'Paid at the desk' }}
        />
      )}
      {given > 0 && money.payable === 0 && (
        <OnDemand
          key={`again ${given}`}
          ask="Take money again"
          visit={visit}
          way={{ most: given, sign: 1, label: 'Take again', done: 'Paid at the desk' }}
        />
      )}
      {givable > 0 && (
        <OnDemand
          key={`back ${givable}`}
          ask="Give money back"
          visit={visit}
          way={{ most: givable, sign: -1, label: 'Give back', done: 'Given back at the desk' }}
        />
      )}
    </>
  );
}
