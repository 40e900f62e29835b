import { messages } from '@salon/contracts';
import { messageOf, salonToday, saveFile } from '@salon/web-kit';
import { useEffect, useRef, useState } from 'react';
import { postExport } from './export.api.js';

export type ExportState =
  | { step: 'ready' }
  | { step: 'running'; bytes: number }
  | { step: 'done'; bytes: number; name: string; save(): void }
  | { step: 'failed'; reason: string };

/** The download of the archive; leaving the screen cancels it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'ready' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', bytes: 0 });
    try {
      const { signal } = controller;
      const file = await postExport({ signal, onProgress: (bytes) => setState({ step: 'running', bytes }) });
      const name = `salon-${salonToday()}.zip`;
      const save = () => saveFile(name, file, file.type);
      save();
      setState({ step: 'done', bytes: file.size, name, save });
    } catch (error) {
      if (!controller.signal.aborted) setState({ step: 'failed', reason: messageOf(error, messages.exportFailed) });
    }
  }

  function cancel(): void {
    running.current?.abort();
    setState({ step: 'ready' });
  }

  return { state, start, cancel };
}
