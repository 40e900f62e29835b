/** The body of an injected response; undefined unless it is JSON. */
export const jsonOf = (reply: { headers: Readonly<Record<string, unknown>>; json: () => unknown }): unknown =>
  String(reply.headers['content-type']).startsWith('application/json') ? reply.json() : undefined;
