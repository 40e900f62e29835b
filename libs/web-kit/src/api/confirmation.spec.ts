import { accountRefusals } from '@salon/contracts';
import { api } from './client.js';
import { writeToken } from './token.js';
import { listenForConfirmation } from './confirmation.js';

const needed = (): Response =>
  new Response(
    JSON.stringify({
      status: 'error',
      code: 'CONFIRMATION_NEEDED',
      message: accountRefusals.CONFIRMATION_NEEDED.text,
      data: { confirmBy: 'code' },
    }),
    { status: 403 },
  );
const done = (): Response => new Response(JSON.stringify({ status: 'success', data: { sent: true } }));

let answers: (() => Response)[];
let sent: string[];
let stop = () => {};
beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    sent.push(body as string);
    return (answers.shift() ?? done)();
  }) as unknown as typeof fetch;
});
afterEach(() => stop());

const send = () => api.post<{ sent: boolean }>('/admin/refunds/1/send', { amount: 5 });

it('T74 asks how to confirm, and repeats the call as it was', async () => {
  answers = [needed, done];
  const prompts: string[] = [];
  stop = listenForConfirmation(async (by) => prompts.push(by) > 0);
  expect((await send()).data).toEqual({ sent: true });
  expect([prompts, sent]).toEqual([['code'], ['{"amount":5}', '{"amount":5}']]);
});

it('T74 repeats it once only, and not at all when nobody confirms', async () => {
  const refused = { code: 'CONFIRMATION_NEEDED', message: accountRefusals.CONFIRMATION_NEEDED.text };
  answers = [needed, needed, needed];
  stop = listenForConfirmation(async () => true);
  await expect(send()).rejects.toMatchObject(refused);
  expect(sent).toHaveLength(2);
  stop();
  stop = listenForConfirmation(async () => false);
  await expect(send()).rejects.toMatchObject(refused);
  stop();
  answers = [needed];
  await expect(send()).rejects.toMatchObject(refused);
  expect(sent).toHaveLength(4);
});

it('T74 does not repeat it when somebody else has signed in while it was being confirmed', async () => {
  answers = [needed];
  writeToken('of Ama');
  stop = listenForConfirmation(async () => {
    writeToken('of Bimal');
    return true;
  });
  await expect(send()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
  expect(sent).toHaveLength(1);
  writeToken(null);
});
