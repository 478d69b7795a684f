export type { Asker } from './queries/places.ts';
/** For the page's PDF and mails: whoever asks, of a request or by {@link Asker} of somebody who ordered it. */
export { readExecutive } from './queries/read-executive.ts';
