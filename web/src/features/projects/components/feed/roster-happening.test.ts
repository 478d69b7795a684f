import { expect, test } from 'vitest';
import type { FeedRoster } from '#contract/feed/shapes.ts';
import { formatFor } from '../../../../platform/format/use-format.ts';
import { rosterHappening } from './roster-happening.ts';

const TOMASZ = { id: 't', name: 'Tomasz Wrona' };
const AISHA = { id: 'a', name: 'Aisha Khan' };
const said = (roster: Partial<FeedRoster>) => {
  const shift = { from: '2026-11-25', to: '2026-11-25', shifts: null, note: '', people: [TOMASZ] };
  const { actor, what } = rosterHappening(
    {
      ...{ kind: 'roster', id: 'e', at: '2026-11-23T09:00:00Z', unseen: false },
      roster: { type: 'roster.published', actor: 'Jonas Meyer', ...shift, ...roster },
    },
    formatFor(),
  );
  return `${actor} ${what}`;
};

test('a publication says which days it told, how much of them changed, and its note', () => {
  const week = { from: '2026-11-23', to: '2026-11-29', people: [] };
  expect(said({ ...week, shifts: 12, note: 'Bring radios.' })).toBe(
    'Jonas Meyer published the roster of Mon 23 Nov – Sun 29 Nov: 12 changes · “Bring radios.”',
  );
  expect(said({ ...week, shifts: 1 })).toMatch(/: one change$/);
});

test('a shift says whose it was and when', () => {
  expect(said({ type: 'assignment.declined', actor: TOMASZ.name })).toBe(
    'Tomasz Wrona declined the shift of Wed 25 Nov',
  );
  expect(said({ type: 'assignment.missed' })).toBe(
    'Jonas Meyer noted that Tomasz Wrona didn’t come on Wed 25 Nov',
  );
  expect(said({ type: 'assignment.missed', people: [] })).toMatch(/a colleague didn’t come/);
});

test('a swap names both, and a shift that was given up its owner alone', () => {
  expect(said({ type: 'swap.applied', people: [TOMASZ, AISHA] })).toBe(
    'Jonas Meyer let Tomasz Wrona and Aisha Khan swap shifts',
  );
  expect(said({ type: 'swap.applied' })).toBe('Jonas Meyer let Tomasz Wrona give up the shift of Wed 25 Nov');
});

test('somebody who was forgotten is somebody', () => {
  expect(said({ type: 'assignment.declined', actor: null })).toMatch(/^Somebody declined/);
});
