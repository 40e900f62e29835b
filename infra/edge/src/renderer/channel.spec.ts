import { setImmediate } from 'node:timers/promises';
import { Channel } from './channel.js';

it('T67 skips what is no message, and takes the next one', async () => {
  let receive: (text: unknown) => void = () => undefined;
  const channel = new Channel<object, { menu: (wanted: string) => string }>(
    { send: () => undefined, onMessage: (listener) => (receive = listener) },
    {},
  );
  void channel.call('menu', 'lost');
  const read = channel.call('menu', 'read');
  for (const text of ['no', 'null', '{"type":"error","id":1,"error":{"toString":1}}', { toString: 1 }, undefined])
    receive(text);
  receive('{"type":"result","id":2,"result":"read"}');
  expect(await read).toBe('read');
  await setImmediate(); // A rejection that nobody handles fails the test.
});
