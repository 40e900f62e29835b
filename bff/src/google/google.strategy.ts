import type { GooglePerson } from '@salon/contracts';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-google-oauth20';
import type { GoogleOptions } from '../options.js';
import { endpointsOf, type GoogleClaims, personOf } from './google.rules.js';

/** Google redirects the browser to this path. */
export const CALLBACK_PATH = '/api/auth/google/callback';

/** Authorization code flow: the code is exchanged, server to server, for the person's claims. */
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  private readonly issuer: string;

  constructor({ clientId, clientSecret, issuer }: GoogleOptions, siteUrl: string) {
    const { authorize, token, userinfo } = endpointsOf(issuer);
    super({
      clientID: clientId,
      clientSecret,
      callbackURL: new URL(CALLBACK_PATH, siteUrl).href,
      authorizationURL: authorize,
      tokenURL: token,
      userProfileURL: userinfo,
      scope: ['openid', 'email', 'profile'],
    });
    this.issuer = issuer;
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  /** Replaces the library's parser, which throws outside the promise on an unexpected response. */
  override userProfile(accessToken: string, done: (error: unknown, claims?: GoogleClaims) => void): void {
    this._oauth2.get(endpointsOf(this.issuer).userinfo, accessToken, (error: { statusCode: number } | null, body) =>
      error ? done(new Error(`HTTP ${error.statusCode}`)) : done(null, claimsIn(String(body))),
    );
  }

  /** False refuses a person without id or verified e-mail address. */
  validate(_accessToken: string, _refreshToken: string, claims: GoogleClaims): GooglePerson | false {
    return personOf(claims, this.issuer) ?? false;
  }
}

function claimsIn(body: string): GoogleClaims {
  try {
    const claims: unknown = JSON.parse(body);
    return claims !== null && typeof claims === 'object' ? claims : {};
  } catch {
    return {}; // No claims.
  }
}
