import { useCallback, useEffect, useRef } from 'react';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusOn(item: Element): void {
  const target = item.querySelector<HTMLElement>('h2, h3, strong') ?? (item as HTMLElement);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

/**
 * Focus management for a button that its own action removes. `remember` is called with the button when it is pressed; once the
 * button is gone and the focus with it, the focus goes to its item of the list, to the next one, the one before, to its group of buttons, or to the heading
 * of its section or page.
 */
export function useNextFocus(): (button: Element | null) => void {
  const items = useRef<(Element | null | undefined)[]>([]);
  useEffect(
    () => () => {
      if (items.current.length === 0 || !isLost()) return;
      const next = items.current.find((item) => item?.isConnected) ?? document.querySelector('h1');
      if (next) focusOn(next);
    },
    [],
  );
  return useCallback((button) => {
    const item = button?.closest('li');
    items.current = [
      item,
      item?.nextElementSibling,
      item?.previousElementSibling,
      button?.closest('[role="group"]'),
      button?.closest('section'),
    ];
  }, []);
}
