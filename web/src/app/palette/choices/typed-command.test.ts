import { expect, test } from 'vitest';
import { typedCommand } from './typed-command.ts';

test.each([
  ['log 2h on har', 7200, 'har'],
  ['log 1:30 hrb-204', 5400, 'hrb-204'],
  ['Log 90m for Harbour Terminal', 5400, 'Harbour Terminal'],
  ['add 1 h 30 m to gate', 5400, 'gate'],
  ['log 1.5', 5400, ''],
  ['log 2h on', 7200, ''],
])('“%s” is time to log', (typed, seconds, q) => {
  expect(typedCommand(typed)).toEqual({ kind: 'log', seconds, daysAgo: 0, note: '', q });
});

test('time may be that of yesterday', () => {
  expect(typedCommand('log 2h on har yesterday')).toMatchObject({ seconds: 7200, daysAgo: 1, q: 'har' });
});

test('what was done stands after a colon, which isn’t that of a clock', () => {
  expect(typedCommand('log 1:30 on har: Night watch at gate 2')).toMatchObject({
    seconds: 5400,
    q: 'har',
    note: 'Night watch at gate 2',
  });
  expect(typedCommand('log 2h on har:')).toMatchObject({ q: 'har', note: '' });
});

test.each(['log 0h on har', 'log 25h on har', 'log harbour', 'log'])('“%s” is no time to log', (typed) => {
  expect(typedCommand(typed).kind).toBe('search');
});

test.each([
  ['start timer on har', 'har'],
  ['start a timer on HRB-204', 'HRB-204'],
  ['start har', 'har'],
  ['timer har', 'har'],
  ['start timer', ''],
])('“%s” starts a timer', (typed, q) => {
  expect(typedCommand(typed)).toEqual({ kind: 'start', q });
});

test('verbs that only lead somewhere are no part of what is looked for', () => {
  expect(typedCommand('open projects')).toEqual({ kind: 'search', q: 'projects' });
  expect(typedCommand('go to team')).toEqual({ kind: 'search', q: 'team' });
  expect(typedCommand(' ? ')).toEqual({ kind: 'all', q: '' });
});
