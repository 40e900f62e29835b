import { html, type Html, page } from '../pages/html.js';
import { CARDS, METHODS } from './card.rules.js';
import { SCENARIOS } from './scenario.rules.js';
import type { Checkout } from './sandbox-store.js';

const STYLE = '/sandbox.css';
const frame = (title: string, body: Html): string =>
  page(
    title,
    STYLE,
    html`<div class="ribbon"><strong>SANDBOX</strong> No money moves here.</div>
      <main>${body}</main>`,
  );
const money = (amount: string): string => amount.replace(/\B(?=(?:\d{3})+\.)/g, ',');

/** The order, the card form, and buttons for outcomes without a card. */
export function checkoutPage(checkout: Checkout): string {
  const { fields } = checkout;
  const total = `${fields.currency} ${money(fields.amount ?? '')}`;
  return frame(
    `Pay ${total}`,
    html` <section class="order" aria-labelledby="order">
        <h1 id="order">Your order</h1>
        <p class="total">${total}</p>
        <dl>
          <dt>For</dt>
          <dd>${fields.items}</dd>
          <dt>Order</dt>
          <dd><code>${fields.order_id}</code></dd>
          <dt>Name</dt>
          <dd>${fields.first_name} ${fields.last_name}</dd>
          <dt>E-mail</dt>
          <dd>${fields.email}</dd>
          <dt>Phone</dt>
          <dd>${fields.phone}</dd>
          <dt>Merchant</dt>
          <dd>${fields.merchant_id}, signature verified</dd>
        </dl>
      </section>
      ${
        checkout.doneAt
          ? html`<section>
              <h2>This order has been decided</h2>
              <p><a href="${fields.return_url}">Back to the merchant</a></p>
            </section>`
          : decision(checkout, total)
      }`,
  );
}

const decision = (checkout: Checkout, total: string): Html =>
  html`<section class="card">
      <h2>Card details</h2>
      <form method="post" action="/pay/checkout/${checkout.id}/card">
        <label
          >Card number<input name="card_no" inputmode="numeric" autocomplete="cc-number" required maxlength="23"
        /></label>
        <label>Name on card<input name="card_holder_name" autocomplete="cc-name" required maxlength="80" /></label>
        <div class="pair">
          <label
            >Expiry (MM/YY)<input
              name="card_expiry"
              inputmode="numeric"
              autocomplete="cc-exp"
              required
              pattern="(0[1-9]|1[0-2])\\/?\\d{2}"
              placeholder="12/30"
          /></label>
          <label
            >Security code<input name="cvv" inputmode="numeric" autocomplete="cc-csc" required pattern="\\d{3,4}"
          /></label>
        </div>
        <button class="pay">Pay ${total}</button>
      </form>
      <details open>
        <summary>Test numbers</summary>
        ${cards()}
      </details>
    </section>
    ${shortcuts(checkout)}`;

const shortcuts = (checkout: Checkout): Html =>
  html`<section class="shortcuts">
    <h2>Decide without a card</h2>
    <form method="post" action="/pay/checkout/${checkout.id}/outcome">
      <label
        >Notice to the merchant<select name="scenario">
          ${Object.entries(SCENARIOS).map(
            ([name, text]) =>
              html`<option value="${name}" ${name === checkout.scenario ? html`selected` : undefined}>${text}</option>`,
          )}
        </select></label
      >
      <div class="buttons">
        <button name="outcome" value="success">Success</button><button name="outcome" value="failure">Failure</button>
        <button name="outcome" value="pending">Pending</button><button name="outcome" value="cancel">Cancel</button>
      </div>
    </form>
  </section>`;

const cards = (): Html =>
  html`<table>
      <thead>
        <tr>
          <th scope="col">Result</th>
          ${METHODS.map((each) => html`<th scope="col">${each}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${CARDS.map(
          ({ message, numbers }) =>
            html`<tr>
              <th scope="row">${message}</th>
              ${numbers.map((each) => html`<td><code>${each}</code></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <p>Any name, security code and future date; every other number is declined.</p>`;

/** The reasons why the gateway refuses a checkout. */
export function refusalPage(problems: string[]): string {
  return frame(
    'Payment refused',
    html`<section>
      <h1>This payment request is not accepted</h1>
      <ul>
        ${problems.map((each) => html`<li>${each}</li>`)}
      </ul>
      <p>Go back to the shop and try again.</p>
    </section>`,
  );
}

/** The last page of a checkout that /lib/payhere.js opened in its own window. */
export function leavingPage(orderId: string, target: string): string {
  return frame(
    'Back to the shop',
    html`<section>
        <h1>Thank you</h1>
        <p>You can close this window, or <a href="${target}">go back to the shop</a>.</p>
      </section>
      <script src="/lib/leave.js" data-order="${orderId}" defer></script>`,
  );
}

/** The page of the bare address. */
export function indexPage(): string {
  return frame(
    'Payment sandbox',
    html`<section>
      <h1>Payment sandbox</h1>
      <p>Stands in for the card gateway. The shop sends its customers here to pay.</p>
      ${cards()}
      <h2>Notices sent</h2>
      <p><a href="/control/notices">/control/notices</a> lists them; docs/operations.md names the other controls.</p>
    </section>`,
  );
}
