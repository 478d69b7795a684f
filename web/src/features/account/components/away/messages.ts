import { messages } from '../../../../platform/messages.ts';

/** Words of the card about time away. */
export const t = messages('account-away', {
  title: 'Timer',
  after: 'Ask about time away after',
  note: 'While the timer runs and no key or touch comes from you, Muster asks what that time was once you are back.',
  minutes: '{{count}} minutes',
  never: 'Never ask',
  failed: 'The setting could not be kept',
});
