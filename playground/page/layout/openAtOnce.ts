/** Opens a dialog above everything else as soon as it is in the page; for lit's `ref`. */
export function openAtOnce(dialog?: Element): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Lit calls before it inserts, and a dialog outside the page cannot be opened.
  queueMicrotask(() => {
    if (dialog.isConnected && !dialog.open) dialog.showModal();
  });
}
