import { subDays } from 'date-fns/subDays';
import type pg from 'pg';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import type { DemoPreset } from './demo-preset.ts';
import { ARCHIVED_DAYS, appliedTo, DEMO_PRESETS } from './presets.ts';

const OWNER = 'northgate';
/** A preset of the demo by its name. */
export const idOfPreset = (name: string): string => idOf(OWNER, 'preset', name);
const subOf = (by: string): string | null => DEMO_ACCOUNTS.find(({ name }) => name === by)?.sub ?? null;

/** Writes presets of every kind with their revisions; before the projects that were begun with them. */
export const seedPresets = async (client: pg.Client, now: Date): Promise<void> => {
  await insert(
    client,
    'presets',
    DEMO_PRESETS.map((preset) => presetRow(preset, now)),
  );
  await insert(
    client,
    'preset_revisions',
    DEMO_PRESETS.flatMap((preset) => revisionRows(preset, now)),
  );
};

/** Which preset a project of the demo was begun with, as columns of its row. */
export const presetOf = (slug: string, code: string) => {
  const [name, revision] = appliedTo(slug, code) ?? [null, null];
  return { preset_id: name === null ? null : idOfPreset(name), preset_revision: revision };
};

const presetRow = ({ kind, name, description, scope, archived, revisions }: DemoPreset, now: Date) => {
  const [first, last] = [revisions[0], revisions.at(-1)];
  const by = { created_by: subOf(first?.by ?? ''), updated_by: subOf(last?.by ?? '') };
  return {
    ...{ id: idOfPreset(name), domain: scope === 'global' ? '/root' : `/org/${idOf(OWNER)}` },
    ...{ kind, name, description, version: 1, ...by },
    created_at: subDays(now, first?.days ?? 0).toISOString(),
    updated_at: subDays(now, last?.days ?? 0).toISOString(),
    archived_at: archived ? subDays(now, ARCHIVED_DAYS).toISOString() : null,
  };
};

const revisionRows = ({ name, revisions }: DemoPreset, now: Date) =>
  revisions.map(({ days, ended = days, by, status, payload, locked = [], note = '' }, at) => {
    const since = subDays(now, days).toISOString();
    return {
      ...{ preset_id: idOfPreset(name), revision: at + 1, version: 1, status, payload, locked, note },
      published_at: status === 'draft' ? null : since,
      ...{ created_at: since, created_by: subOf(by), updated_by: subOf(by) },
      updated_at: subDays(now, ended).toISOString(),
    };
  });
