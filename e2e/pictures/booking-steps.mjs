/** Replaces the server's visit by a changed one, for states that would take half an hour. */
export const overrideVisit = (page, visit, change) =>
  page.route(`**/api/appointments/${visit._id}`, (route) =>
    route.fulfill({ json: { status: 'success', data: { appointment: { ...visit, ...change } } } }),
  );
export const sent = (page, visit) => page.addInitScript((id) => localStorage.setItem('sent-to-gateway', id), visit._id);
export const pay = ({ _id }) => `/book-appointment?appointment=${_id}`;
export const ORDER = 'AAAABBBBCCCCDDDDEEEF';
let order;

/** Every picture shows the same order: a visit has at most three. */
export const oneOrder = (page) =>
  page.route('**/init-payhere', async (route) => {
    order ??= await (await route.fetch()).json();
    await route.fulfill({ json: order });
  });
export const paid = {
  status: 'confirmed',
  money: 'paid',
  feePaid: 1_000,
  holdUntil: null,
  attempt: 'paid',
  orderId: ORDER,
  paymentId: '320012345678',
};
export const payments = (at) => [
  { orderId: ORDER, paymentId: '320012345678', amount: 1000, method: 'VISA', at, status: 'paid' },
];

export async function chooseDay(page) {
  await page.goto('/book-appointment');
  await page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /free|left/i, disabled: false })
    .nth(2)
    .click();
  await page.getByRole('group', { name: 'Morning' }).waitFor();
}
