import { useCallback, useEffect, useRef } from 'react';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusOn(item: Element): void {
  const target = item.querySelector<HTMLElement>('h2, h3, strong') ?? (item as HTMLElement);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

/**
 * Focus management for a button, or a form, that its own action removes. `remember` is called with it when it is
 * pressed; once it is gone and the focus with it, the focus goes to its item of the list, to the next one, the one
 * before, to its group of buttons, or to the heading of its section or page.
 */
export function useNextFocus(): (pressed: Element | null) => void {
  const remembered = useRef<{ pressed: Element; items: (Element | null | undefined)[] } | null>(null);
  const settle = useCallback(() => {
    if (!remembered.current || remembered.current.pressed.isConnected) return;
    const { items } = remembered.current;
    remembered.current = null;
    if (!isLost()) return;
    const next = items.find((item) => item?.isConnected) ?? document.querySelector('h1');
    if (next) focusOn(next);
  }, []);
  useEffect(settle); // Gone, while its component is still there.
  useEffect(() => settle, [settle]); // Gone with its component.
  return useCallback((pressed) => {
    const item = pressed?.closest('li');
    const around = [item, item?.nextElementSibling, item?.previousElementSibling];
    remembered.current = pressed && {
      pressed,
      items: [...around, pressed.closest('[role="group"]'), pressed.closest('section')],
    };
  }, []);
}
