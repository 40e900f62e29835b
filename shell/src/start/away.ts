const TEXT = 'This page can be read, but booking from it is not available right now. We are trying again.';

/** A small note below a page whose own code cannot be had; returns the way to take it away. */
export function showAway(): () => void {
  const note = document.createElement('p');
  note.className = 'away';
  note.setAttribute('role', 'status');
  note.textContent = TEXT;
  document.body.append(note);
  return () => note.remove();
}
