import { messages } from '../../../../platform/messages.ts';

/** Words of what was written down during a shift. */
export const logWords = messages('roster-log', { way: 'Ops-log of these days' });
