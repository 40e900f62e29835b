const keyOf = (appointmentId: string): string => `sent-to-gateway:${appointmentId}`;

/** True when this tab already sent the customer to the gateway for this visit; then it does not go by itself again. */
export function wasSent(appointmentId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(appointmentId)) !== null;
  } catch {
    return false; // Storage switched off: the checkout may open by itself once more.
  }
}

export function markSent(appointmentId: string, orderId: string): void {
  try {
    sessionStorage.setItem(keyOf(appointmentId), orderId);
  } catch {
    // Storage switched off: nothing depends on it.
  }
}
