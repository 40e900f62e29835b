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
import { ApiError, useSession } from '@salon/web-kit';
import { isResponseLost } from '@salon/web-kit/queries';
import { useState } from 'react';
import { Refusal } from '../admin-actions/refusal.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { amountOf } from '../fields-form/amount.rules.js';
import { useNextFocus } from '../screen/use-next-focus.js';
import { takePayment } from './visit.api.js';
import { refundOf } from './visit.rules.js';

interface Way {
  /** Maximum in LKR. */
  most: number;
  /** The initial means, and the initial amount in LKR by the chosen ones; cash and the maximum unless said. */
  means?: PaymentMeans;
  suggested?(means: PaymentMeans): number;
  sign: 1 | -1;
  label: string;
  done: string;
}

interface PaymentFormProps {
  record: VisitRecord;
  way: Way;
  /** Outlives the form; null from the next press on. */
  onRefused(error: Error | null): void;
  /** Closes a form that was opened by a button; the focus returns to that button. */
  onLeave?: () => void;
}

/** What is typed; an untouched amount is the suggested one, also when a colleague changes the visit meanwhile. */
function usePayment({ record, way, onRefused }: PaymentFormProps) {
  const [typed, setAmount] = useState<string | null>(null);
  const [means, setMeans] = useState<PaymentMeans>(way.means ?? 'cash');
  const [reference, setReference] = useState('');
  /** As of the first press: the press after a lost response must not pay twice. */
  const [first, setFirst] = useState<VisitRecord | null>(null);
  const begin = () => {
    setAmount(null);
    setReference('');
    setFirst(null);
  };
  const change = useDeskChange(begin, { visitId: record.visit._id });
  const known = first ?? record;
  const amount = typed ?? String(way.suggested?.(means) ?? way.most);
  const value = amountOf(amount);
  const payment = { amount: way.sign * value, means, reference, deskPaid: known.money.deskPaid };
  const refused = (error: Error) => {
    onRefused(error);
    if (error instanceof ApiError && error.code === 'DESK_PAYMENT_REFUSED') setFirst(null);
  };
  const pay = () => {
    onRefused(null);
    setFirst(known);
    const run = () => takePayment(known, payment, { isRepeat: first !== null });
    change.mutate({ run, done: way.done, refused });
  };
  return { amount, setAmount, means, setMeans, reference, setReference, value, isPending: change.isPending, pay };
}

function PaymentForm(props: PaymentFormProps) {
  const { way, onLeave } = props;
  const { value, isPending, pay, ...payment } = usePayment(props);
  const remember = useNextFocus();
  const isFine = value > 0 && value <= way.most;
  return (
    <form
      className="visit-panel__change"
      aria-label={way.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFine) return;
        remember(event.currentTarget);
        pay();
      }}
    >
      <TextField
        label={`Amount, ${CURRENCY_SIGN}`}
        inputMode="decimal"
        autoFocus={onLeave !== undefined}
        value={payment.amount}
        error={
          isFine
            ? undefined
            : Number.isNaN(value)
              ? 'In rupees and cents, such as 1200.50'
              : `Between ${shortMoneyText(0.01)} and ${shortMoneyText(way.most)}`
        }
        onChange={(event) => payment.setAmount(event.target.value)}
      />
      <SelectField
        label="By"
        value={payment.means}
        onChange={(event) => payment.setMeans(event.target.value as PaymentMeans)}
      >
        {PAYMENT_MEANS.map((each) => (
          <option key={each} value={each}>
            {PAYMENT_MEANS_NAMES[each]}
          </option>
        ))}
      </SelectField>
      {payment.means !== 'cash' && (
        <TextField
          label="Reference, if any"
          value={payment.reference}
          maxLength={DESK_LENGTHS.reference}
          onChange={(event) => payment.setReference(event.target.value)}
        />
      )}
      <Button type="submit" variant={way.sign > 0 ? 'primary' : 'line'} disabled={!isFine} busy={isPending}>
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
function OnDemand({ ask, ...form }: { ask: string } & Omit<PaymentFormProps, 'onLeave'>) {
  const [state, setState] = useState<'new' | 'open' | 'left'>('new');
  const turn = (to: typeof state) => {
    form.onRefused(null);
    setState(to);
  };
  return state === 'open' ? (
    <PaymentForm {...form} onLeave={() => turn('left')} />
  ) : (
    <Button variant="text" autoFocus={state === 'left'} onClick={() => turn('open')}>
      {ask}
    </Button>
  );
}

/**
 * Takes the amount due at the desk, returns money there, or takes it again. A refusal outlives its form, which is gone
 * when a colleague has taken the payment.
 */
export function TakePayment({ record }: { record: VisitRecord }) {
  const { visit, money } = record;
  const { user } = useSession();
  const [refused, setRefused] = useState<{ error: Error | null; deskPaid: number } | null>(null);
  const onRefused = (error: Error | null) => setRefused({ error, deskPaid: money.deskPaid });
  /** A payment without a response was noted after all, or another one was: the money says which. */
  const isOutdated = refused?.deskPaid !== money.deskPaid && isResponseLost(refused?.error);
  if (user === null || !may(user, 'money')) return null;
  const refund = refundOf(record);
  const given = Math.max(money.givenBack ?? 0, -money.deskPaid);
  return (
    <>
      <Refusal change={{ error: isOutdated ? null : (refused?.error ?? null) }} />
      {money.payable > 0 && visit.status !== 'pending' && (
        <PaymentForm
          record={record}
          onRefused={onRefused}
          way={{ most: money.payable, sign: 1, label: 'Take payment', done: 'Paid at the desk' }}
        />
      )}
      {given > 0 && money.payable === 0 && (
        <OnDemand
          record={record}
          onRefused={onRefused}
          key={`again ${given}`}
          ask="Take money again"
          way={{ most: given, sign: 1, label: 'Take again', done: 'Paid at the desk' }}
        />
      )}
      {refund.most > 0 && (
        <OnDemand
          record={record}
          onRefused={onRefused}
          key={`back ${refund.most}`}
          ask="Refund money"
          way={{ ...refund, sign: -1, label: 'Refund', done: 'Refunded at the desk' }}
        />
      )}
    </>
  );
}
