import { jest } from '@jest/globals';
import { messages } from '@salon/contracts';
import { AppProviders, api } from '@salon/web-kit';
import { act, render, screen } from '@testing-library/react';

jest.unstable_mockModule('./confirm-identity-dialog.js', () => {
  throw new Error('Loading chunk failed');
});

it('keeps the page, and refuses the call, when the dialog cannot be loaded', async () => {
  const { Confirmation } = await import('./confirmation.js');
  const refusal = { status: 'error', code: 'CONFIRMATION_NEEDED', message: 'x', data: { confirmBy: 'code' } };
  globalThis.fetch = async () => new Response(JSON.stringify(refusal), { status: 403 });
  render(
    <AppProviders>
      <main>The page</main>
      <Confirmation />
    </AppProviders>,
  );
  await act(() => expect(api.post('/admin/x')).rejects.toThrow('x'));
  expect(await screen.findByText(messages.noResponse)).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
});
