import { AppProviders, createQueryClient } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { DEFAULT_SITE } from '../site/use-site.js';
import { fakeApi } from '../testing/open.js';
import { ContactForm } from './contact-form.js';

it('names e-mail and phone where the form cannot work without JavaScript, and is hydrated as it was rendered', async () => {
  fakeApi(null);
  const client = createQueryClient();
  const site = { ...DEFAULT_SITE, email: 'hello@araliya.test', phone: '+94 11 000 0000' };
  client.setQueryData(siteQuery.queryKey, site);
  const tree = (
    <AppProviders queryClient={client}>
      <ContactForm />
    </AppProviders>
  );
  const html = renderToString(tree);
  const [, notice = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(notice).toContain('This form needs JavaScript.');
  expect(notice).toContain('<a href="mailto:hello@araliya.test">hello@araliya.test</a>');
  expect(notice).toContain('<a href="tel:+94110000000">+94 11 000 0000</a>');

  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  const mismatches: unknown[] = [];
  render(tree, { container: root, hydrate: true, onRecoverableError: (error) => void mismatches.push(error) });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
  expect(mismatches).toEqual([]);
});
