import type { Invitation } from '@salon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /admin/invitations';
const INVITE = 'POST /admin/invitations';
const REVOKE = 'DELETE /admin/invitations/i1';
const open1: Invitation = {
  _id: 'i1',
  email: 'new@example.lk',
  role: 'front_desk',
  invitedBy: 'Nadeesha',
  createdAt: '2026-11-21T05:00:00.000Z',
  expiresAt: '2026-11-23T05:00:00.000Z',
  status: 'open',
};
const used: Invitation = { ...open1, _id: 'i2', email: 'old@example.lk', status: 'used' };

const show = (replies: Record<string, unknown>) => {
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, ...replies });
  open('/admin/invitations', { signedIn: true });
  return salon;
};
const rows = () =>
  within(screen.getByRole('region', { name: 'Invited so far' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('/admin/invitations', () => {
  it('A2 lists who was invited, by whom, until when, and what became of it', async () => {
    show({ [LIST]: { invitations: [open1, used] } });
    await screen.findByText('new@example.lk');
    expect(rows()).toEqual([
      'new@example.lkFront desk invited Nov 21, 2026, 10:30 AM by Nadeesha works until Nov 23, 2026, 10:30 AMOpenRevoke',
      'old@example.lkFront desk invited Nov 21, 2026, 10:30 AM by Nadeesha Used',
    ]);
  });

  it('invites an address, says so and shows it', async () => {
    const salon = show({ [LIST]: { invitations: [] }, [INVITE]: { invitation: open1 } });
    expect(await screen.findByText('Nobody has been invited yet.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email address'), ' new@example.lk ');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'stylist');
    salon.replies[LIST] = { invitations: [open1] };
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent: new@example.lk')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Revoke the invitation of new@example.lk' })).toBeVisible();
    expect(salon.callsTo(INVITE)[0]!.body).toEqual({ email: 'new@example.lk', role: 'stylist' });
    expect(screen.getByLabelText('Email address')).toHaveValue('');
  });

  it('says first and afterwards that the earlier link of the address no longer works', async () => {
    const again = { ...open1, _id: 'i3', role: 'stylist' };
    const salon = show({ [LIST]: { invitations: [open1, used] }, [INVITE]: { invitation: again } });
    await screen.findByText('new@example.lk');
    const field = screen.getByLabelText('Email address');
    await userEvent.type(field, 'New@example.l');
    expect(field).toHaveAccessibleDescription(/only with this address\.$/);
    await userEvent.type(field, 'k');
    expect(field).toHaveAccessibleDescription(
      /replaces the open invitation of this address, as Front desk: the earlier link stops working, which cannot be undone\.$/,
    );
    salon.replies[LIST] = { invitations: [again] };
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(
      await screen.findByText('Invitation sent: new@example.lk. The earlier link, as Front desk, no longer works.'),
    ).toBeInTheDocument();
  });

  it('says at the field what is wrong with an address', async () => {
    const salon = show({
      [LIST]: { invitations: [] },
      [INVITE]: new Response(
        JSON.stringify({
          status: 'error',
          code: 'EMAIL_TAKEN',
          message: 'x',
          errors: { email: 'An account with this email already exists' },
          requestId: 'r',
        }),
        { status: 409 },
      ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(/Email is required/);
    await userEvent.type(screen.getByLabelText('Email address'), 'dilani@example.lk');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
        /An account with this email already exists/,
      ),
    );
    expect(salon.callsTo(INVITE)).toHaveLength(1);
  });

  it('forgets a failure once the same invitation has been sent', async () => {
    const salon = show({ [LIST]: { invitations: [] }, [INVITE]: refuse(500, 'INTERNAL', '') });
    await userEvent.type(await screen.findByLabelText('Email address'), 'new@example.lk');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    salon.replies[INVITE] = { invitation: open1 };
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent: new@example.lk')).toBeInTheDocument();
    expect(screen.queryByText('Server error. Please try again later')).toBeNull();
  });

  it('revokes after saying that it cannot be undone', async () => {
    const salon = show({ [LIST]: { invitations: [open1] }, [REVOKE]: {} });
    await userEvent.click(await screen.findByRole('button', { name: /^Revoke/ }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Revoke the invitation of new@example.lk?' }));
    expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
    salon.replies[LIST] = { invitations: [{ ...open1, status: 'revoked' }] };
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke invitation' }));
    expect(await screen.findByText('Invitation revoked')).toBeInTheDocument();
    expect(await screen.findByText('Revoked')).toBeVisible();
    await waitFor(() => expect(screen.getByText('new@example.lk')).toHaveFocus());
  });

  it('says when the list cannot be had or an invitation not be revoked', async () => {
    const salon = show({
      [LIST]: refuse(500, 'INTERNAL', ''),
      [REVOKE]: refuse(409, 'INVITATION_CLOSED', 'This invitation is no longer open.'),
    });
    expect(await screen.findByText('Failed to load invitations')).toBeVisible();
    salon.replies[LIST] = { invitations: [open1] };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Revoke/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Revoke invitation' }));
    expect(await screen.findByText('This invitation is no longer open.')).toBeInTheDocument();
  });
});
