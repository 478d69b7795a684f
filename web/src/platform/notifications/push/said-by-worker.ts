/** Types of the messages by which the worker says which notification was clicked, and which it has shown. */
export const SAID_BY_WORKER = { opened: 'notification-opened', shown: 'notification-shown' } as const;

/** Hands on the id of every pushed notification of which the worker says so while this page is open. Returns the way to stop. */
export function onSaidByWorker(said: keyof typeof SAID_BY_WORKER, listen: (id: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const hear = ({ data }: MessageEvent<unknown>) => {
    const { type, id } = { ...Object(data) };
    if (type === SAID_BY_WORKER[said] && typeof id === 'string') listen(id);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
