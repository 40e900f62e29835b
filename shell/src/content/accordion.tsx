import type { FaqItem } from '@salon/contracts';
import { Link } from '@salon/web-kit/router';
import { useId, useState, type KeyboardEvent } from 'react';

interface ItemProps {
  item: FaqItem;
  open: boolean;
  onToggle: () => void;
}

function Item({ item: { question, answer, more }, open, onToggle }: ItemProps) {
  const id = useId();
  return (
    <li className="faq__item">
      <h2>
        <button type="button" id={id} aria-expanded={open} aria-controls={`${id}-answer`} onClick={onToggle}>
          <span>{question}</span>
          <span className="faq__mark" aria-hidden="true">
            {open ? '-' : '+'}
          </span>
        </button>
      </h2>
      <div className="faq__answer" id={`${id}-answer`} role="region" aria-labelledby={id} hidden={!open}>
        <p>{answer}</p>
        {more && (
          <Link className="more" to={more.to}>
            {more.text}
          </Link>
        )}
      </div>
    </li>
  );
}

/** The item that a key moves to from `at` of `count`. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-expanded]')];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[step(at, buttons.length)]?.focus();
}

/** An accordion with at most one open item (docs/product.md §2); arrow keys move between the headings. */
export function Accordion({ items }: { items: readonly FaqItem[] }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <ul className="faq__list" onKeyDown={walk}>
      {items.map((item, at) => (
        <Item key={at} item={item} open={open === at} onToggle={() => setOpen(open === at ? null : at)} />
      ))}
    </ul>
  );
}
