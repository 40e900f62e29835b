/** Types for the parts of oidc-provider in use; the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Context {
    oidc: {
      client?: { clientId: string };
      session?: { accountId?: string };
      result?: { login?: object };
      provider: Provider;
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
    Grant: new (of: { clientId: string | undefined; accountId: string | undefined }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
  }

  class Check {
    static REQUEST_PROMPT: true;
    static NO_NEED_TO_PROMPT: false;
    constructor(reason: string, description: string, check: (context: Context) => boolean);
  }

  export const interactionPolicy: {
    Check: typeof Check;
    base(): { get(name: 'login'): { checks: { add(check: Check): void } } };
  };
}
