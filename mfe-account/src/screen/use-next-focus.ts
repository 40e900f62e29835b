import { useCallback, useEffect, useRef } from 'react';

/** Whether no element has the focus. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusOn(item: Element): void {
  const find = (what: string) => item.querySelector<HTMLElement>(what);
  const target = find('h2, h3') ?? find('strong') ?? (item as HTMLElement);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

interface Remembered {
  pressed: Element;
  items: (Element | null | undefined)[];
  /** The dialog that it is in. */
  dialog: Element | null;
}

/**
 * Focus management for a button, or a form, that its own action removes. Call `remember` with it when it is pressed.
 * When it is removed and had the focus, the focus moves to its item of the list, to the next one, the previous one, its
 * group of buttons, or the heading of its section, dialog or page. A closed dialog restores the focus itself.
 */
export function useNextFocus(): (pressed: Element | null) => void {
  const remembered = useRef<Remembered | null>(null);
  const settle = useCallback(() => {
    if (!remembered.current || remembered.current.pressed.isConnected) return;
    const { items, dialog } = remembered.current;
    remembered.current = null;
    if (!isFocusLost() || dialog?.isConnected === false) return;
    const next = items.find((item) => item?.isConnected) ?? document.querySelector('h1');
    if (next) focusOn(next);
  }, []);
  useEffect(settle); // Removed, while its component is still mounted.
  useEffect(() => settle, [settle]); // Removed with its component.
  return useCallback((pressed) => {
    const item = pressed?.closest('li');
    const around = [item, item?.nextElementSibling, item?.previousElementSibling];
    const dialog = pressed?.closest('[role="dialog"], [role="alertdialog"]') ?? null;
    remembered.current = pressed && {
      pressed,
      items: [...around, pressed.closest('[role="group"]'), pressed.closest('section'), dialog],
      dialog,
    };
  }, []);
}
