import { expect, test } from 'vitest';
import { leavesOf } from '#contract/presets/leaves.ts';
import { PAYLOADS } from '#contract/presets/payloads.ts';
import { PRESET_KINDS } from '#contract/presets/states.ts';
import { northgateProjects } from '../demo/northgate-projects.ts';
import { presetHistoryOf } from './preset-history.ts';
import { appliedTo, DEMO_PRESETS } from './presets.ts';
import { idOfPreset } from './seed-presets.ts';

test('presets of the demo are of every kind, and say what their kind lets them', () => {
  expect(new Set(DEMO_PRESETS.map(({ kind }) => kind))).toEqual(new Set(PRESET_KINDS));
  for (const { kind, name, revisions } of DEMO_PRESETS)
    for (const { payload, locked = [] } of revisions) {
      const read = PAYLOADS[kind].strict().safeParse(payload);
      expect([name, read.error?.issues ?? []]).toEqual([name, []]);
      const said = leavesOf(payload);
      expect([name, locked.filter((path) => !said.has(path))]).toEqual([name, []]);
    }
});

test('projects of the demo were begun with revisions that there are', () => {
  const applied = northgateProjects.flatMap(({ code }) => {
    const of = appliedTo('northgate', code);
    return of ? [of] : [];
  });
  expect(applied.length).toBeGreaterThan(1);
  for (const [name, revision] of applied) {
    const said = DEMO_PRESETS.find((preset) => preset.name === name)?.revisions[revision - 1];
    expect([name, said?.status]).toEqual([name, 'published']);
  }
});

test('what the audit says of a preset of the demo is what became of it, in its order', () => {
  const now = new Date('2026-11-19T14:00:00Z');
  const told = presetHistoryOf('northgate', now);
  const of = (name: string) =>
    told.filter(({ subject }) => subject[1] === idOfPreset(name)).map(({ type }) => type);
  expect(of('Nights, per month')).toEqual([
    ...['preset.created', 'preset.published', 'preset.drafted', 'preset.redrafted'],
    ...['preset.published', 'preset.deprecated'],
  ]);
  expect(of('Storm warning')).toEqual(['preset.created', 'preset.published', 'preset.archived']);
  expect(of('Short event')).toEqual(['preset.created']);
  expect(of('Somebody is hurt')).toEqual([]);
  for (const name of DEMO_PRESETS.map((preset) => preset.name)) {
    const times = told.filter(({ subject }) => subject[1] === idOfPreset(name)).map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
  }
});
