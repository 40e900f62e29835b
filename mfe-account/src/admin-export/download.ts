import { generalRefusals, messages } from '@salon/contracts';
import { ApiError, errorFor, readToken, sendConfirmed } from '@salon/web-kit';

interface DownloadOptions {
  signal: AbortSignal;
  /** Called with the number of received bytes. */
  onProgress(bytes: number): void;
}

/**
 * Downloads a file by POST, without a time limit.
 * @throws ApiError, also when the file ends before it is complete
 */
export async function download(path: string, { signal, onProgress }: DownloadOptions): Promise<Blob> {
  const response = await sendConfirmed(() => begin(path, signal));
  const chunks: BlobPart[] = [];
  let bytes = 0;
  try {
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      chunks.push(read.value);
      onProgress((bytes += read.value.length));
    }
  } catch (cause) {
    if (signal.aborted) throw cause; // The caller aborted: not a failure to show.
    throw new ApiError(0, 'DOWNLOAD_BROKEN', messages.downloadBroken, { cause });
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}

async function begin(path: string, signal: AbortSignal): Promise<Response> {
  const token = readToken();
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: {
      accept: 'application/zip, application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    credentials: 'include',
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ApiError(0, 'NO_RESPONSE', messages.noResponse, { cause });
  });
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({ message: generalRefusals.unavailable }))) as object;
  throw errorFor(response, body, false);
}
