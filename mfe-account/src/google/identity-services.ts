/** What we use of the script behind Google's button (Google Identity Services). */
export interface IdentityServices {
  initialize(settings: { client_id: string; nonce: string; callback(response: { credential?: string }): void }): void;
  renderButton(
    parent: HTMLElement,
    looks: {
      type: 'standard';
      theme: 'outline' | 'filled_black';
      size: 'large';
      shape: 'pill';
      text: 'continue_with';
      width: number;
    },
  ): void;
}

export const identityServices = (): IdentityServices | undefined =>
  (window as { google?: { accounts?: { id?: IdentityServices } } }).google?.accounts?.id;
