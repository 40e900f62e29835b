import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@salon/ui';
import { Menu, MenuItem, MenuLine } from '@salon/ui/menu';

const chosen: string[] = [];
beforeEach(() => {
  chosen.length = 0;
  render(
    <Menu trigger={<Button>DILANI PERERA</Button>}>
      <MenuItem asChild>
        <a href="/profile">Profile Settings</a>
      </MenuItem>
      <MenuItem onSelect={() => chosen.push('appointments')}>My Appointments</MenuItem>
      <MenuLine />
      <MenuItem danger onSelect={() => chosen.push('logout')}>
        Logout
      </MenuItem>
    </Menu>,
  );
});
const trigger = () => screen.getByRole('button', { name: 'DILANI PERERA' });

describe('A menu', () => {
  it('opens by keyboard with the focus on its first item; the arrows wrap around', async () => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile Settings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  });

  it('runs the chosen item and closes', async () => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('menuitem', { name: 'My Appointments' }));
    expect(chosen).toEqual(['appointments']);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('closed by Escape gives the focus back to its button', async () => {
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(chosen).toEqual([]);
  });

  it('an item can be a link', async () => {
    await userEvent.click(trigger());
    expect(screen.getByRole('menuitem', { name: 'Profile Settings' })).toHaveAttribute('href', '/profile');
  });
});
