import { messages } from '../../../../platform/messages.ts';

/** Words of how an account plan stands: by what is delivered, and by what somebody says. */
export const t = messages('account-plan-health', {
  health: 'Health',
  failed: 'How the plan stands could not be loaded',
  computed: 'By what is delivered',
  said: 'Said by hand',
  nobody_said: 'Nobody says otherwise: what is delivered counts.',
  said_by: '{{who}}, {{when}}',
  somebody: 'Somebody',
  measured: 'Measured {{when}}. The worst of the four counts.',
  disagree: 'They disagree: what is delivered says “{{computed}}”, what counts is “{{said}}”.',
  without_rate: 'Not counted, for want of an exchange rate: {{currencies}}.',
  nothing: 'Nothing to measure',
  say: 'Say how it stands…',
  say_anew: 'Say it anew…',
  say_title: 'Say how {{name}} stands',
  say_note:
    'It counts in the place of the computed health, in lists and on boards, until you withdraw it. Everybody who sees the plan reads why.',
  say_what: 'Health',
  say_reason: 'Why',
  say_reason_note: 'What the figures don’t show.',
  say_missing: 'Say why.',
  say_verb: 'Say “{{health}}”',
  said_done: 'What you said counts now',
  withdraw: 'Withdraw',
  withdraw_ask: 'Go by what is delivered again?',
  withdraw_note: '“{{health}}” is taken back; it stays in the history.',
  withdrawn: 'What is delivered counts again',
  withdraw_failed: 'It could not be withdrawn',
});
