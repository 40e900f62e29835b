import { Popover, Slot } from 'radix-ui';
import { useId, useRef, useState, type ReactElement } from 'react';
import './styles/tooltip.css';

interface Props {
  text: string;
  /** A focusable button; it keeps its own name, `text` describes it. */
  children: ReactElement;
}

/** Milliseconds the pointer may be between button and tooltip before it closes. */
const CLOSE_DELAY_MS = 150;
const stay = (event: Event) => event.preventDefault();

/** A tooltip for a button, on hover, focus and tap; it stays while hovered, and Escape closes it. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <Slot.Root
          aria-describedby={open ? id : undefined}
          onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
          onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
          onFocus={show}
          onBlur={() => setOpen(false)}
          onClick={show}
        >
          {children}
        </Slot.Root>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          id={id}
          role="tooltip"
          className="tip"
          side="top"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onPointerEnter={show}
          onPointerLeave={leave}
        >
          {text}
          <Popover.Arrow className="tip__arrow" width={14} height={7} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
