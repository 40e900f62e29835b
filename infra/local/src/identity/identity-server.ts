import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { PAGE_POLICY } from '../pages/html.js';
import { buttonScript } from './button-script.js';
import { People } from './people.js';
import { identityProvider, type IdentitySettings, RELAY_PATH } from './provider.js';
import { IDENTITY_STYLE, pictureOf, RELAY_SCRIPT, relayPage, signInPage } from './sign-in-page.js';

/** A stand-in for Google: the OpenID endpoints, the sign-in page, and the button's script. */
export async function identityServer(settings: IdentitySettings): Promise<Server> {
  const people = new People();
  const routes = new IdentityRoutes(settings, await identityProvider(settings, people), people);
  return createServer(
    (request, response) =>
      void routes.serve(request, response).catch((error: unknown) => {
        process.stderr.write(`identity: ${String(error)}\n`);
        send(response, 'text/plain', 'That did not work: go back to the site and try again.', 400);
      }),
  );
}

class IdentityRoutes {
  private readonly endpoints: ReturnType<Provider['callback']>;

  constructor(
    private readonly settings: IdentitySettings,
    private readonly provider: Provider,
    private readonly people: People,
  ) {
    this.endpoints = provider.callback();
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.settings.issuer);
    if (pathname.startsWith('/interaction/')) return this.interact(request, response);
    if (pathname.startsWith('/picture/'))
      return send(response, 'image/svg+xml', pictureOf(decodeURIComponent(pathname.slice('/picture/'.length))));
    switch (pathname) {
      case '/health/ready':
        return send(response, 'application/json', '{"status":"ok"}');
      case '/identity.css':
        return send(response, 'text/css', IDENTITY_STYLE);
      case '/gsi/client':
        return send(response, 'text/javascript', buttonScript(this.settings.issuer));
      case '/gsi/relay.js':
        return send(response, 'text/javascript', RELAY_SCRIPT);
      case '/gsi/select':
        return this.select(response, searchParams);
      case RELAY_PATH:
        return this.relay(response, searchParams.get('code'));
      default:
        return this.endpoints(request, response);
    }
  }

  /** The button's window uses the redirect flow and ends at the relay page. */
  private select(response: ServerResponse, params: URLSearchParams): void {
    const query = new URLSearchParams({
      client_id: params.get('client_id') ?? '',
      nonce: params.get('nonce') ?? '',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: this.relayUrl(),
    });
    response.writeHead(302, { location: `/authorize?${query.toString()}` }).end();
  }

  private async relay(response: ServerResponse, code: string | null): Promise<void> {
    const credential = code === null ? '' : await this.tokenFor(code);
    send(response, 'text/html', relayPage(credential, new URL(this.settings.siteUrl).origin));
  }

  private async tokenFor(code: string): Promise<string> {
    const { issuer, clientId, clientSecret } = this.settings;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.relayUrl(),
      client_id: clientId,
      client_secret: clientSecret,
    });
    const token = (await (await fetch(new URL('/token', issuer), { method: 'POST', body })).json()) as {
      id_token?: string;
    };
    return token.id_token ?? '';
  }

  private async interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return send(response, 'text/html', signInPage());
    const form = new URLSearchParams(await text(request));
    if (form.has('deny')) return this.provider.interactionFinished(request, response, { error: 'access_denied' });
    const { sub } = this.people.remember(form.get('email') ?? '', form.get('name') ?? '', !form.has('unverified'));
    return this.provider.interactionFinished(
      request,
      response,
      { login: { accountId: sub } },
      { mergeWithLastSubmission: false },
    );
  }

  private relayUrl(): string {
    return new URL(RELAY_PATH, this.settings.issuer).href;
  }
}

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      ...(type === 'text/html' ? { 'content-security-policy': PAGE_POLICY } : {}),
    })
    .end(body);
}
