import { messages } from '@salon/contracts';
import { api, ApiError, sendConfirmed } from '@salon/web-kit';

interface DownloadOptions {
  signal: AbortSignal;
  /** Called with the number of received bytes. */
  onProgress(bytes: number): void;
}

const ZIP = 'application/zip';

/**
 * Downloads the archive, without a time limit.
 * @throws ApiError, also when the file ends before it is complete
 */
export async function postExport({ signal, onProgress }: DownloadOptions): Promise<Blob> {
  const headers = { accept: `${ZIP}, application/json` };
  const body = await sendConfirmed(() => api.stream('/admin/export', { method: 'POST', headers, signal }));
  const chunks: BlobPart[] = [];
  let bytes = 0;
  try {
    const reader = body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      onProgress((bytes += read.value.length));
    }
  } catch (cause) {
    if (signal.aborted) throw cause; // The caller aborted: not a failure to show.
    throw new ApiError(0, 'DOWNLOAD_BROKEN', messages.downloadBroken, { cause });
  }
  return new Blob(chunks, { type: ZIP });
}
