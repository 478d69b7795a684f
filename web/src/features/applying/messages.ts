import { messages } from '../../platform/messages.ts';

/** Words of the card of a preset, whatever it was applied to. */
export const t = messages('applying', {
  none: 'It wasn’t made from a preset.',
});
