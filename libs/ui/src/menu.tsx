import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.js';
import { usePortalScope } from './overlays/use-portal-scope.js';
import './styles/menu.css';

interface MenuProps {
  /** The button that opens the menu; it must accept a ref and have a name. */
  trigger: ReactElement;
  /** `MenuItem`s and `MenuLine`s. */
  children: ReactNode;
}

/** A menu under a button: arrows move, a letter jumps, Escape closes it and returns the focus to the button. */
export function Menu({ trigger, children }: MenuProps) {
  const { scope, marker } = usePortalScope();
  return (
    <>
      {marker}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            className="menu-list"
            align="end"
            sideOffset={8}
            collisionPadding={12}
            loop
            data-mfe={scope}
          >
            {children}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </>
  );
}

interface ItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  danger?: boolean;
}

/** One menu item; with `asChild` it renders its child, e.g. a router link. */
export const MenuItem = ({ danger, className, ...rest }: ItemProps) => (
  <DropdownMenu.Item
    {...rest}
    className={classNames('menu-list__item', danger && 'menu-list__item--danger', className)}
  />
);

export const MenuLine = () => <DropdownMenu.Separator className="menu-list__line" />;
