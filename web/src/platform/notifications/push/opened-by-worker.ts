/** Type of the message by which the worker says which notification was clicked. */
export const OPENED_BY_WORKER = 'notification-opened';

/** Hands on the id of every pushed notification that is clicked while this page is open. Returns the way to stop. */
export function onOpenedByWorker(listen: (id: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const hear = ({ data }: MessageEvent<unknown>) => {
    const { type, id } = { ...Object(data) };
    if (type === OPENED_BY_WORKER && typeof id === 'string') listen(id);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
