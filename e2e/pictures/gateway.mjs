/** Opens the checkout of a held visit at the sandbox, as the browser would; returns its URL. */
async function openCheckout(call, token, visit) {
  const { checkoutUrl, fields } = (
    await call('POST', '/appointments/init-payhere', { appointmentData: { _id: visit } }, token)
  ).data;
  return (await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams(fields) })).url;
}

/** Completes an open checkout with an accepted card. */
const payAt = (checkout) =>
  fetch(`${checkout}/outcome`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'success' }),
    redirect: 'manual',
  });

/** Pays for a held visit at the sandbox, and waits until the salon confirms it. */
export async function payFor(call, token, visit) {
  await payAt(await openCheckout(call, token, visit));
  for (let tries = 0; tries < 100; tries += 1) {
    const { appointment } = (await call('GET', `/appointments/${visit}`, undefined, token)).data;
    if (appointment.status === 'confirmed') return appointment;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${visit} was paid and is not confirmed`);
}
