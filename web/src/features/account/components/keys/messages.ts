import { messages } from '../../../../platform/messages.ts';

/** Words of the keys. */
export const t = messages('account-keys', {
  title: 'Keyboard',
  single: 'Use single keys',
  note: 'g and a letter go to a page, ? lists the keys. Switch them off if you dictate, or if they get in your way. Ctrl K (⌘ K on a Mac) stays.',
  failed: 'Your setting could not be saved',
});
