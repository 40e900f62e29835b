/** `/lib/payhere.js`: the gateway's script, which opens the checkout in its own window. `base` is the sandbox's URL. */
export const sdkScript = (base: string): string => `(() => {
  const payhere = window.payhere = {
    onCompleted() {}, onDismissed() {}, onError() {},
    startPayment(payment) {
      const opened = window.open('', 'payhere', 'popup,width=520,height=760');
      if (!opened) return payhere.onError('The payment window could not be opened');
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '${base}/pay/checkout', target: 'payhere' });
      for (const [name, value] of Object.entries({ ...payment, popup: '1' })) {
        if (value === undefined || name === 'sandbox') continue;
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      }
      document.body.append(form);
      form.submit();
      form.remove();
      let completed = false;
      const listen = ({ origin, data }) => {
        if (origin !== '${base}' || data?.payhere !== 'completed') return;
        completed = true;
        payhere.onCompleted(data.orderId);
      };
      addEventListener('message', listen);
      const watch = setInterval(() => {
        if (!opened.closed) return;
        clearInterval(watch);
        removeEventListener('message', listen);
        if (!completed) payhere.onDismissed();
      }, 300);
    },
  };
})();
`;

/** Notifies the shop's window that the flow has ended; this proves no payment. */
export const LEAVE_SCRIPT = `const { order } = document.currentScript.dataset;
opener?.postMessage({ payhere: 'completed', orderId: order }, '*');
close();
`;

export const SANDBOX_STYLE = `:root {
  color-scheme: light dark;
  --ground: light-dark(#eef1f5, #14181d);
  --raised: light-dark(#fff, #1d232b);
  --ink: light-dark(#1b2430, #e9eef4);
  --muted: light-dark(#566273, #a3b0bf);
  --line: light-dark(#d5dce5, #323c48);
  --accent: light-dark(#1d4f91, #8db8ee);
  --accent-ink: light-dark(#fff, #0e1b2c);
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
.ribbon {
  background: repeating-linear-gradient(-45deg, #ffd34d 0 18px, #f5bf24 18px 36px);
  color: #241a00;
  text-align: center;
  padding: .5rem 1rem;
}
.ribbon strong { letter-spacing: .15em; margin-right: .5rem; }
main { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; display: grid; gap: 1.25rem; align-items: start; }
@media (min-width: 60rem) {
  main:has(.card) { grid-template-columns: 22rem 1fr; grid-template-rows: auto 1fr; }
  .order, .shortcuts { grid-column: 1; }
  .card { grid-column: 2; grid-row: 1 / 3; }
}
section {
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 14px;
  padding: 1.5rem;
  min-width: 0;
}
h1, h2 { margin: 0 0 .75rem; font-size: 1.15rem; }
.total { font-size: 2.2rem; font-weight: 650; margin: 0 0 1rem; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1.25rem; margin: 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: .9rem; }
label { display: grid; gap: .3rem; font-weight: 550; }
input, select {
  font: inherit;
  font-weight: 400;
  color: inherit;
  background: var(--ground);
  border: 1px solid var(--muted);
  border-radius: 8px;
  padding: .6rem .75rem;
  width: 100%;
}
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .9rem; }
button {
  font: inherit;
  font-weight: 600;
  min-height: 2.75rem;
  padding: .5rem 1.2rem;
  border: 1px solid var(--accent);
  border-radius: 8px;
  background: none;
  color: var(--accent);
  cursor: pointer;
}
.pay { background: var(--accent); color: var(--accent-ink); font-size: 1.05rem; }
.buttons { display: flex; flex-wrap: wrap; gap: .6rem; }
.buttons button { flex: 1; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
details { margin-top: 1.25rem; overflow-x: auto; }
summary { cursor: pointer; color: var(--muted); }
table { border-collapse: collapse; font-size: .85rem; margin-top: .6rem; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--muted); font-weight: 500; }
a { color: var(--accent); }
`;
