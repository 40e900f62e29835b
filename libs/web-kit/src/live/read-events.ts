import type { DeskEvent } from '@salon/contracts';

export interface ReceivedEvent {
  /** Event id from which a reopened stream continues. */
  id: string;
  event: DeskEvent;
}

/** The events of one of our streams, each an `id` and a `data` line (HTML Standard, "Server-sent events"). */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) yield received(block);
  }
}

function received(block: string): ReceivedEvent {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  return { id: fields.get('id') ?? '', event: JSON.parse(fields.get('data') ?? '') as DeskEvent };
}
