import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '@salon/ui/tabs';

const TABS = [
  { id: 'profile', label: 'Profile Information', content: <p>Name and phone</p> },
  { id: 'password', label: 'Change Password', content: <p>Current password</p> },
];

describe('Tabs', () => {
  it('open with the first, whose panel carries its name', () => {
    render(<Tabs label="My Profile" tabs={TABS} />);
    expect(screen.getByRole('tablist', { name: 'My Profile' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Profile Information' })).toHaveTextContent('Name and phone');
    expect(screen.queryByText('Current password')).not.toBeInTheDocument();
  });

  it('are navigated with the arrows, Home and End', async () => {
    render(<Tabs label="My Profile" tabs={TABS} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Change Password' })).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Profile Information', selected: true })).toHaveFocus();
  });
});
