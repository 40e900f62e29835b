import { CURRENCY_SIGN, sumLkr } from '@salon/kernel';
import {
  CLOSING_MEANS_NAMES,
  DESK_LENGTHS,
  type ClosingLine,
  type ClosingMeans,
  type DayClosing,
  messages,
} from '@salon/contracts';
import { Button, Notice, Price, TextField } from '@salon/ui';
import { messageOf } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { type FormEvent, useState } from 'react';
import { LeaveGuard } from '../screen/leave-guard.js';
import { amountOf } from '../fields-form/amount.rules.js';
import { isLike, RestoredNotice, useDraft, useReopenedForm, useRestored } from '../fields-form/form-drafts.js';
import { closeDay } from './closing.api.js';
import { closingQuery } from './closing.queries.js';
import { type Count, type CountErrors, type Counts, differenceOf, firstCounts, problemsOf } from './closing.rules.js';
import { Difference, Expected } from './closing-sums.js';
import { useChangedDay } from './use-changed-day.js';

interface LineProps {
  line: ClosingLine;
  count: Count;
  problem: CountErrors[ClosingMeans];
  onChange(count: Count): void;
}

function CountLine({ line, count, problem, onChange }: LineProps) {
  const difference = differenceOf(line, amountOf(count.amount));
  const isOff = difference !== null && difference !== 0;
  const name = CLOSING_MEANS_NAMES[line.means];
  return (
    <fieldset className="closing-line">
      <legend>{name}</legend>
      <Expected line={line} />
      <TextField
        label={`Counted, ${CURRENCY_SIGN}`}
        aria-label={`${name}, counted, ${CURRENCY_SIGN}`}
        // The decimal keypad of iOS has no minus.
        inputMode={line.expected < 0 ? 'text' : 'decimal'}
        hint={line.expected < 0 && 'With a minus: more went back than came in.'}
        autoComplete="off"
        value={count.amount}
        error={problem?.amount}
        onChange={(event) => onChange({ ...count, amount: event.target.value })}
      />
      <Difference amount={difference} />
      {isOff && (
        <TextField
          className="closing-line__why"
          label="Why it differs"
          aria-label={`${name}, why it differs`}
          maxLength={DESK_LENGTHS.reason}
          value={count.reason}
          error={problem?.reason}
          onChange={(event) => onChange({ ...count, reason: event.target.value })}
        />
      )}
    </fieldset>
  );
}

function useClosing(day: DayClosing, counts: Counts) {
  const client = useQueryClient();
  const changed = useChangedDay(day.date);
  return useMutation({
    mutationFn: () =>
      closeDay(day.date, {
        counted: day.lines.map(({ means }) => ({
          means,
          amount: amountOf(counts[means].amount),
          reason: counts[means].reason.trim(),
        })),
        version: day.version,
      }),
    onSuccess: (response) => changed(response, messages.dayClosed),
    onError: () => void client.invalidateQueries(closingQuery(day.date)), // Not awaited: the refusal is shown at once.
  });
}

const isTyped = (typed: unknown): typed is Partial<Counts> =>
  isLike({}, typed) && Object.values(typed).every((count) => isLike<Count>({ amount: '', reason: '' }, count));

/** The form that counts each means of payment; a difference needs a reason. */
export function CountForm({ day }: { day: DayClosing }) {
  const [typed, setTyped] = useState<Partial<Counts>>({});
  const initial = firstCounts(day.lines);
  const counts = { ...initial, ...typed };
  const [problems, setProblems] = useState<CountErrors>({});
  const closing = useClosing(day, counts);
  const isChanged = ({ means }: ClosingLine) =>
    counts[means].amount !== initial[means].amount || counts[means].reason !== initial[means].reason;
  const isDirty = !closing.isSuccess && day.lines.some(isChanged);
  const { isRestored, setRestored } = useRestored(isDirty);
  useDraft(day.date, typed, isDirty);
  useReopenedForm(true, (form, before) => {
    if (form !== day.date || !isTyped(before)) return;
    setTyped(before);
    setRestored(true);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(day.lines, counts);
    setProblems(found);
    const [first] = Object.keys(found);
    if (!first) return closing.mutate();
    const at = day.lines.findIndex(({ means }) => means === first);
    const line = event.currentTarget.querySelectorAll('fieldset')[at];
    requestAnimationFrame(() => line?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form className="admin-form closing-lines" noValidate onSubmit={submit} aria-label="Count the day">
      {isRestored && <RestoredNotice disabled={closing.isPending} onDiscard={() => setTyped({})} />}
      {day.lines.map((line) => (
        <CountLine
          key={line.means}
          line={line}
          count={counts[line.means]}
          problem={problems[line.means]}
          onChange={(count) => {
            setTyped({ ...typed, [line.means]: count });
            setProblems({ ...problems, [line.means]: undefined });
          }}
        />
      ))}
      <LeaveGuard isDirty={isDirty} />
      <div className="admin-form__actions">
        {closing.error && <Notice tone="danger">{messageOf(closing.error, messages.closeFailed)}</Notice>}
        <p className="closing-total">
          Expected in all <Price amount={sumLkr(day.lines.map(({ expected }) => expected))} />
        </p>
        <Button type="submit" variant="primary" busy={closing.isPending}>
          Close the day
        </Button>
      </div>
    </form>
  );
}
