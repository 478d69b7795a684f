import { messages } from '../../../../platform/messages.ts';

/** Words about pushes to this browser. */
export const t = messages('account-push', {
  title: 'Notifications on this device',
  granted: 'This browser shows your notifications, also while Muster is closed.',
  prompt: 'This browser can show your notifications, also while Muster is closed.',
  skipped: 'You said not now {{when}}. Your notifications stand in the inbox.',
  denied: 'This browser shows no notifications of Muster. You can allow them in its settings for this page.',
  start: 'Show them here',
  stop: 'Show them here no more',
  skip: 'Not now',
  failed: 'That did not work',
});
