import { createRef } from 'react';
import { messages } from '@salon/contracts';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { AppProviders } from '@salon/web-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesField } from '../admin-day/services-field.js';
import { category, contentSalon, press, service, stylist } from '../testing/content-salon.js';
import { open } from '../testing/open.js';
import { GET, openVisit } from '../testing/visit-page.js';

const away = refuse(503, 'AWAY', '');
const CATEGORIES = 'GET /admin/content/categories';
const SERVICES = 'GET /admin/content/services';
const MENU = 'GET /services/get-services';
const find = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

interface Case {
  of: string;
  failed: string;
  begin(): Promise<Record<string, Reply>>;
  /** The call that fails first, and its later response. */
  call: string;
  reply: Reply;
  /** What the list offers then. */
  choice: readonly [role: string, name: RegExp];
}

const CASES: Case[] = [
  {
    of: 'the categories of a service',
    failed: messages.contentFailed,
    call: CATEGORIES,
    reply: { entries: [category('hair', 'Hair Style')] },
    choice: ['option', /^Hair Style/],
    begin: async () => {
      const { replies } = contentSalon({ [CATEGORIES]: away });
      open('/admin/content/services', { signedIn: true });
      await find('New service');
      return replies;
    },
  },
  {
    of: 'the services of a stylist',
    failed: messages.contentFailed,
    call: SERVICES,
    reply: { entries: [service('a', 'Haircut')] },
    choice: ['checkbox', /^Haircut/],
    begin: async () => {
      const { replies } = contentSalon({
        'GET /admin/salon-changes?subjects=stylist,stylistOrder': { changes: [] },
        'GET /admin/stylists': { stylists: [stylist('s1', 'Dilani', { serviceIds: [] })] },
        'GET /admin/stylists/s1/visits': { visits: [] },
        [SERVICES]: away,
      });
      open('/admin/stylists', { signedIn: true });
      await find('Edit: Dilani');
      return replies;
    },
  },
  {
    of: 'the services to add to a visit',
    failed: messages.servicesFailed,
    call: MENU,
    reply: { services: [{ _id: 's6', title: 'Gel manicure', price: 2500, averageTime: 30 }] },
    choice: ['button', /^Gel manicure/],
    begin: async () => {
      const { replies } = openVisit({}, { [MENU]: away });
      await find('Change the services');
      return replies;
    },
  },
  {
    of: 'the services of a new visit',
    failed: messages.servicesFailed,
    call: MENU,
    reply: { services: [{ _id: 's6', title: 'Gel manicure', category: 'nail', price: 2500, averageTime: 30 }] },
    choice: ['button', /^Gel manicure/],
    begin: () => {
      const { replies } = contentSalon({ [MENU]: away });
      render(
        <AppProviders>
          <ServicesField field={createRef()} chosen={[]} startTime="" onChosen={() => undefined} />
        </AppProviders>,
      );
      return Promise.resolve(replies);
    },
  },
];

it.each(CASES)(
  'says that $of have not loaded, and tries again',
  async ({ begin, failed, call, reply, choice: [role, name] }) => {
    const replies = await begin();
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expect(screen.queryByRole(role, { name })).toBeNull();
    replies[call] = reply;
    await press('Try Again');
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('keeps the focus on Try Again while a visit that has not loaded is loaded again', async () => {
  const { replies } = openVisit({}, { [GET]: away });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  replies[GET] = never;
  await userEvent.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
});

it('a visit that nobody knows is not loaded again by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const salon = openVisit({}, { [GET]: refuse(404, 'APPOINTMENT_NOT_FOUND', '') });
  const heading = await screen.findByRole('heading', { name: 'No visit has this number.' });
  salon.replies[GET] = never;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(salon.callsTo(GET)).toHaveLength(1);
  expect(heading).toBeVisible();
});
