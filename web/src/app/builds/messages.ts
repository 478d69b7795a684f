import { messages } from '../../platform/messages.ts';

/** Words about newer builds. */
export const t = messages('builds', {
  new_version: 'A new app version is available, do you want to update it now?',
});
