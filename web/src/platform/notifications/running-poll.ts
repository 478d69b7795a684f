/** Milliseconds for which a list waits for a poll that is under way. Source: specification §7. */
export const PATIENCE_MS = 500;

let running: Promise<unknown> = Promise.resolve();

/** Says that a poll is under way until `poll` settles. */
export function notePoll(poll: Promise<unknown>): void {
  running = poll.catch(() => undefined);
}

/** Fulfilled as soon as no poll is under way, at the latest after 500 ms. */
export async function pollFinished(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([running, promise]);
  clearTimeout(timer);
}
