import { messages } from '../../../../platform/messages.ts';

/** Words of what stands in the grid, and why it stays where it is. */
export const t = messages('roster-grid', {
  began_before: 'began the day before',
  cant_move: 'This stays where it is',
  fixed_project: 'You don’t plan {{code}}: here you only look at it.',
  fixed_before: 'It began the day before: it is moved there.',
  fixed_removed: 'They are taken off already: publish to tell them.',
  fixed_locked: 'Its day is over and its time is decided.',
  fixed_cancelled: 'It is cancelled.',
  fixed_begun: 'It has begun.',
});
