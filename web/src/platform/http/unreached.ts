import { onlineManager } from '@tanstack/react-query';
import { isCallError } from '../call-error.ts';
import { messages } from '../messages.ts';

const t = messages('unreached', {
  offline: 'You are offline. It loads by itself as soon as you are back.',
  unsent: 'Muster can’t be reached, so nothing was saved. What you typed is kept: try again in a moment.',
  unanswered: 'Muster can’t be reached right now. Try again in a moment.',
});

/** Name of the error of a page's code that couldn't be fetched for want of a network. */
export const CODE_UNREACHED = 'CodeUnreached';

/** True where nobody answered: there is no network, or no server behind it. */
export const isUnreached = (error: unknown): error is Error =>
  isCallError(error, 0) || (error instanceof Error && error.name === CODE_UNREACHED);

/** Why nothing could be loaded and what happens next, in a sentence; undefined for an error that was answered. */
export const unreachedNote = (error: unknown): string | undefined =>
  isUnreached(error) ? t(onlineManager.isOnline() ? 'unanswered' : 'offline') : undefined;

/** Why nothing was saved and what to do next, in a sentence; undefined for an error that was answered. */
export const unsentNote = (error: unknown): string | undefined =>
  isUnreached(error) ? t('unsent') : undefined;
