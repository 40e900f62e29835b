import type { ContactRequest } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** Sends a message to the salon (decision E1). */
export async function sendMessage(request: ContactRequest): Promise<void> {
  await api.post('/contact', request, { onForm: true });
}
