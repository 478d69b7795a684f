import { messages } from '../../../../platform/messages.ts';

/** Words of a preset on an account plan. */
export const t = messages('account-plan-preset', {
  months_one: '{{count}} month',
  months_other: '{{count}} months',
  adds: 'These objectives are added: {{names}}.',
});
