import type { ContentInput as Input } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ArrowDown, ArrowUp, Plus, Trash2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FieldGroup } from './field-group.js';
import { type FormValue, formValueOf } from './form-values.rules.js';
import type { PartedInputProps } from './input-props.js';

const swap = (values: readonly FormValue[], at: number): FormValue[] =>
  values.map((value, index) =>
    index === at ? (values[at + 1] ?? value) : index === at + 1 ? (values[at] ?? value) : value,
  );

interface ItemButtonProps {
  name: string;
  Icon: LucideIcon;
  disabled: boolean;
  onPress(): void;
}

const ItemButton = ({ name, Icon, disabled, onPress }: ItemButtonProps) => (
  <button type="button" className="icon-btn" aria-label={name} disabled={disabled} onClick={onPress}>
    <Icon aria-hidden="true" />
  </button>
);

/**
 * Keeps the focus on a moved item: on the button (0 up, 1 down, 2 remove) at its new position, or on another enabled
 * one.
 */
function useFollowingFocus() {
  const list = useRef<HTMLOListElement>(null);
  const target = useRef<{ index: number; button: number } | null>(null);
  useEffect(() => {
    if (!target.current || !list.current) return;
    const { index, button } = target.current;
    target.current = null;
    const items = list.current.children;
    const buttons = items[Math.min(index, items.length - 1)]?.querySelectorAll<HTMLButtonElement>('.icon-btn') ?? [];
    const free = [buttons[button], ...buttons].find((each) => each && !each.disabled);
    (free ?? list.current.parentElement?.querySelector<HTMLElement>('.btn'))?.focus();
  });
  const follow = (index: number, button: number) => {
    target.current = { index, button };
  };
  return { list, follow };
}

/** An ordered list of values: each can be changed, moved and removed, by mouse and keyboard. */
export function ListInput({
  input: { each, most },
  label,
  value,
  error,
  Part,
  ...rest
}: PartedInputProps<Extract<Input, { kind: 'list' }>>) {
  const { disabled, onChange } = rest;
  const { list, follow } = useFollowingFocus();
  const values = Array.isArray(value) ? value : [];
  const put = (next: FormValue[], index: number, button: number) => {
    follow(index, button);
    onChange(next);
  };
  return (
    <FieldGroup label={label} error={error}>
      <ol ref={list} className="content-list">
        {values.map((one, at) => {
          const name = `${label} ${at + 1}`;
          const without = values.filter((_other, index) => index !== at);
          return (
            <li key={at}>
              <Part
                {...rest}
                input={each.input}
                label={name}
                optional={false}
                value={one}
                onChange={(next) => onChange(values.map((other, index) => (index === at ? next : other)))}
              />
              <div className="content-list__actions">
                <ItemButton
                  name={`Move up: ${name}`}
                  Icon={ArrowUp}
                  disabled={disabled || at === 0}
                  onPress={() => put(swap(values, at - 1), at - 1, 0)}
                />
                <ItemButton
                  name={`Move down: ${name}`}
                  Icon={ArrowDown}
                  disabled={disabled || at === values.length - 1}
                  onPress={() => put(swap(values, at), at + 1, 1)}
                />
                <ItemButton
                  name={`Remove: ${name}`}
                  Icon={Trash2}
                  disabled={disabled}
                  onPress={() => put(without, at, 2)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {values.length < most && (
        <Button
          variant="text"
          disabled={disabled}
          onClick={() => onChange([...values, formValueOf(each.input, undefined)])}
        >
          <Plus aria-hidden="true" /> Add
        </Button>
      )}
    </FieldGroup>
  );
}
