import { messages } from '../../../../platform/messages.ts';

/** Words about a timer that ran while nobody was there. */
export const t = messages('activity-away', {
  title: 'You were away from {{from}} to {{to}}',
  note: 'The timer ran on: {{duration}} on {{project}}. What was that time?',
  keep: 'Keep it',
  keep_note: 'It counts as worked, and the timer runs on.',
  continue: 'Leave it out and go on',
  continue_note: 'Your time until {{from}} is logged, and the timer starts again now.',
  stop: 'Leave it out and stop',
  stop_note: 'Your time until {{from}} is logged.',
  other: 'Log it on something else…',
  other_note: 'Your time until {{from}} is logged, the timer starts again, and you say what the rest was.',
  failed: 'The timer could not be changed',
  restart_failed: 'The timer was stopped, but could not be started again',
  forgotten_title: 'Is the timer still right?',
  forgotten_note: 'It has been running on {{project}} since {{start}} on {{day}}.',
  runs_on: 'It runs on',
  stop_now: 'Stop now',
  stop_then: 'Stop at that time',
  stopped_at: 'When did it end?',
  stopped_note: 'On {{day}}; left open, the timer runs on.',
  too_early: 'Enter a time after the start, {{start}}, and not ahead of now.',
});
