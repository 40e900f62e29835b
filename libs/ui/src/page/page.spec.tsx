import { render, screen, within } from '@testing-library/react';
import { Button, Page, PageHeading } from '@salon/ui';
import { Steps } from '@salon/ui/page/steps';

const STEPS = [
  { label: 'Cart', href: '/cart' },
  { label: 'Date and time', href: '/book-appointment' },
  { label: 'Payment' },
];

describe('The steps of a booking', () => {
  it('marks the current step and links the completed ones', () => {
    render(<Steps steps={STEPS} current={1} />);
    const items = within(screen.getByRole('list', { name: 'Your booking' })).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Cart']);
    expect(within(items[0]!).getByRole('img', { name: 'Done' })).toBeInTheDocument();
  });

  it('uses the links of the app', () => {
    render(<Steps steps={STEPS} current={2} renderLink={({ href, label }) => <a href={`/lk${href}`}>{label}</a>} />);
    expect(screen.getByRole('link', { name: 'Date and time' })).toHaveAttribute('href', '/lk/book-appointment');
  });
});

it('a screen has one heading, a lead and its actions', () => {
  render(
    <Page className="mine">
      <PageHeading title="My Appointments" lead="View and manage your salon appointments">
        <Button>Refresh</Button>
      </PageHeading>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Appointments');
  expect(screen.getByText('View and manage your salon appointments')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
});
