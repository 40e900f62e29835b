/** Taken before any bundle runs: one may replace them (threat T67). */
const { parse, stringify } = JSON;

/** One end of a line between two processes. */
export interface Port {
  /** @throws Error when the text is too large */
  send: (text: string) => void;
  onMessage: (listener: (text: unknown) => void) => void;
}

type Calls<Own> = { [Name in keyof Own]: (wanted: never) => unknown };
export type Handlers<Own> = {
  [Name in keyof Own]: Own[Name] extends (wanted: infer Wanted) => infer Result
    ? (wanted: Wanted) => Result | Promise<Result>
    : never;
};

type Message =
  | { type: 'call'; id: number; name: string; wanted: never }
  | { type: 'result'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string };

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** The message of whatever was thrown; this process may not read the edge's other folders. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Calls between two processes: `Own` are handled here, `Theirs` there. */
export class Channel<Own extends Calls<Own>, Theirs extends Calls<Theirs>> {
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(
    private readonly port: Port,
    private readonly handlers: Handlers<Own>,
  ) {
    // What is not a message is skipped: anybody's code runs at the other side (threat T67).
    port.onMessage((text) => void this.take(text as string).catch(() => undefined));
  }

  /** @throws Error in the words of the other side */
  call<Name extends keyof Theirs & string>(
    name: Name,
    wanted: Parameters<Theirs[Name]>[0],
  ): Promise<ReturnType<Theirs[Name]>> {
    const id = (this.next += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.port.send(stringify({ type: 'call', id, name, wanted }));
    });
  }

  /** Nobody is there any more: every open call fails. */
  close(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  private async take(text: string): Promise<void> {
    const message = parse(text) as Message;
    if (message.type === 'call') return this.respond(message);
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'result') waiting?.resolve(message.result as never);
    else waiting?.reject(new Error(String(message.error)));
  }

  private async respond({ id, name, wanted }: Extract<Message, { type: 'call' }>): Promise<void> {
    try {
      if (!Object.hasOwn(this.handlers, name)) throw new Error(`${name} is not handled here`);
      const result: unknown = await this.handlers[name as keyof Own](wanted);
      this.port.send(stringify({ type: 'result', id, result }));
    } catch (error) {
      this.port.send(stringify({ type: 'error', id, error: messageOf(error) }));
    }
  }
}
