import { Popover, Slot } from 'radix-ui';
import { useId, useRef, useState, type ReactElement } from 'react';

interface Props {
  text: string;
  /** A button that can be focused; it keeps its own name, `text` describes it. */
  children: ReactElement;
}

/** How long a pointer may be between the button and the bubble without closing it, in milliseconds. */
const GRACE = 150;
const stay = (event: Event) => event.preventDefault();

/** A sentence about a button, on hover, on focus and on a tap; it stays while pointed at, Escape closes it. */
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
    leaving.current = setTimeout(() => setOpen(false), GRACE);
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
