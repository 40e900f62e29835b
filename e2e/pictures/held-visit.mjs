/**
 * Puts services into the emptied cart, the first of the menu in the place of a title that there is not.
 * @param call of `callerOf`
 */
export async function fillCart(call, token, titles) {
  const { services } = (await call('GET', '/services/get-services')).data;
  await call('DELETE', '/cart/clear-cart', undefined, token);
  for (const title of titles) {
    const service = services.find((each) => each.title === title) ?? services[0];
    await call('POST', '/cart/add-cart', { serviceId: service._id }, token);
  }
}

/** Books what is in the cart, about a month ahead; returns the held visit. */
export async function holdVisit(call, token) {
  const { cart } = (await call('GET', '/cart/get-cart', undefined, token)).data;
  const wanted = cart.items.map(({ service, quantity }) => ({ _id: service._id, quantity }));
  const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 7);
  const { days } = (await call('POST', '/appointments/free-days', { month, services: wanted }, token)).data;
  const { date } = days.find(({ state }) => state === 'free');
  const { availableSlots } = (await call('POST', '/appointments/check-availability', { date, services: wanted }, token))
    .data;
  const startTime = availableSlots[2] ?? availableSlots[0];
  const booked = { date, startTime, services: wanted.map(({ _id, quantity }) => ({ service: _id, quantity })) };
  return (await call('POST', '/appointments/create', booked, token)).data.appointment;
}
