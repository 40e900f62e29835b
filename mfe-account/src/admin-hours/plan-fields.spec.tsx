import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hoursSalon, WEEK } from '../testing/hours-salon.js';
import { open } from '../testing/open.js';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function type(label: string, text: string) {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}
/** The form of a new plan: each working day from 9 to 6, with a break from 1 to 2. */
async function show() {
  const salon = hoursSalon();
  open('/admin/hours', { signedIn: true });
  await press('New plan for Nadeesha Silva');
  return salon;
}
const breakOf = (at: number, day = 'Tuesday') => [
  screen.getByLabelText<HTMLInputElement>(`Break from of break ${at} on ${day}`).value,
  screen.getByLabelText<HTMLInputElement>(`To of break ${at} on ${day}`).value,
];

it('proposes each further break beside the others, so that it can be saved', async () => {
  const salon = await show();
  await press('Add a break on Tuesday');
  await press('Add a break on Tuesday');
  expect([breakOf(1), breakOf(2), breakOf(3)]).toEqual([
    ['13:00', '14:00'],
    ['14:00', '15:00'],
    ['15:00', '16:00'],
  ]);
  await press('Next: what it affects');
  await press('Save');
  await waitFor(() => expect(salon.callsTo('PUT /admin/hours')).toHaveLength(1));
});

it.each([
  ['before the others, when the day ends after them', '09:00', '14:00', 1, ['12:00', '13:00']],
  ['at lunch again, when nothing is free', '13:00', '14:00', 1, ['13:00', '14:00']],
  ['in the middle of an evening', '15:00', '00:00', 0, ['19:00', '20:00']],
])('proposes a break %s', async (_where, from, to, left, proposed) => {
  await show();
  await type('From of Tuesday', from);
  await type('To of Tuesday', to);
  if (left === 0) await press('Remove break 1 on Tuesday');
  await press('Add a break on Tuesday');
  expect(breakOf(left + 1)).toEqual(proposed);
});

it('says at the break which one overlaps, until it does not', async () => {
  await show();
  await press('Add a break on Tuesday');
  await type('Break from of break 2 on Tuesday', '13:30');
  await press('Next: what it affects');
  expect(await screen.findByText('Two breaks overlap')).toBeVisible();
  const begins = screen.getByLabelText('Break from of break 2 on Tuesday');
  expect(begins).toBeInvalid();
  expect(begins).toHaveFocus();
  expect(screen.getByLabelText('From of Tuesday')).toBeValid();
  await type('Break from of break 2 on Tuesday', '14:00');
  expect(screen.queryByText('Two breaks overlap')).toBeNull();
});

it.each([
  ['A break lies outside the working hours', '08:00'],
  ['The end is not after the beginning', '15:00'],
])('says at the break: %s', async (problem, begin) => {
  await show();
  await type('Break from of break 1 on Wednesday', begin);
  await press('Next: what it affects');
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.getByLabelText('Break from of break 1 on Wednesday')).toBeInvalid();
  expect(screen.getByLabelText('From of Wednesday')).toBeValid();
});

it('keeps the focus at the breaks of the day when one is removed', async () => {
  await show();
  await press('Add a break on Monday');
  await press('Remove break 2 on Monday');
  expect(document.activeElement).toContainElement(screen.getByLabelText('Break from of break 1 on Monday'));
  expect(document.activeElement).not.toContainElement(screen.getByLabelText('From of Monday'));
  await press('Remove break 1 on Monday');
  const breaks = screen.getByRole('group', { name: 'Breaks on Monday' });
  expect(breaks).toHaveFocus();
  expect(within(breaks).getByRole('button', { name: 'Add a break on Monday' })).toBeVisible();
});

it('keeps the focus on the next break when one before it is removed', async () => {
  await show();
  await press('Add a break on Monday');
  await press('Remove break 1 on Monday');
  expect(screen.getByRole('button', { name: 'Remove break 1 on Monday' })).toHaveFocus();
  expect(breakOf(1, 'Monday')).toEqual(['14:00', '15:00']);
  expect(WEEK[1]?.breaks).toHaveLength(1);
});
