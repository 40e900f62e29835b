const KEY = 'sent-to-gateway';

/** True when this browser, in whichever tab, already sent the customer to the gateway for this visit: it does not go there by itself again. */
export function wasSent(appointmentId: string): boolean {
  try {
    return localStorage.getItem(KEY) === appointmentId;
  } catch {
    return false; // Storage switched off: the checkout may open by itself once more.
  }
}

export function markSent(appointmentId: string): void {
  try {
    localStorage.setItem(KEY, appointmentId);
  } catch {
    // Storage switched off: nothing depends on it.
  }
}
