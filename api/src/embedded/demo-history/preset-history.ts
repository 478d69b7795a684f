import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type pg from 'pg';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import type { DemoPreset } from './demo-preset.ts';
import { type Happening, idAt, made } from './happening.ts';
import { ARCHIVED_DAYS, DEMO_PRESETS } from './presets.ts';
import { idOfPreset } from './seed-presets.ts';

type Said = DemoPreset['revisions'][number];

/** How presets of an organization came to say what they say, as whoever wrote them left it in the audit. */
export const presetHistoryOf = (slug: string, now: Date): Happening[] =>
  slug === 'northgate' ? DEMO_PRESETS.filter(({ scope }) => scope !== 'global').flatMap(lifeOf(now)) : [];

/** The same of what every organization has: that stands in the trail above them. */
export const seedRootPresetHistory = async (client: pg.Client, now: Date): Promise<void> => {
  const told = DEMO_PRESETS.filter(({ scope }) => scope === 'global').flatMap(lifeOf(now));
  await insert(
    client,
    'root_events',
    told.map(({ at, by, type, subject: [subject_type, subject_id], changes = {}, data = {} }, place) => ({
      ...{ id: idAt(at, 'root', place, 'preset'), type, subject_type, subject_id, changes, data },
      actor: DEMO_ACCOUNTS.find(({ name }) => name === by)?.sub ?? null,
      ...{ actor_name: by, occurred_at: at.toISOString(), request_id: idOf('root', 'preset', String(place)) },
    })),
  );
};

const lifeOf =
  (now: Date) =>
  (preset: DemoPreset): Happening[] => {
    const { kind, name, revisions, archived } = preset;
    const subject = ['preset', idOfPreset(name)] as const;
    const [first] = revisions;
    const by = first?.by ?? '';
    const begun = subHours(subDays(now, first?.days ?? 0), 2);
    return [
      {
        at: begun,
        by,
        type: 'preset.created',
        subject,
        changes: made({ kind, name, payload: first?.payload }),
      },
      ...revisions.flatMap((said, at) =>
        revisionOf(said, { now, subject, revision: at + 1, before: revisions[at - 1] }),
      ),
      ...(archived
        ? [{ at: subDays(now, ARCHIVED_DAYS), by, type: 'preset.archived' as const, subject }]
        : []),
    ];
  };

interface Place {
  readonly now: Date;
  readonly subject: Happening['subject'];
  readonly revision: number;
  readonly before: Said | undefined;
}

const revisionOf = (
  { days, by, status, payload, note = '', ended }: Said,
  { now, subject, revision, before }: Place,
): Happening[] => {
  const at = subDays(now, days);
  const told = { by, subject, data: { revision } };
  const written: Happening[] = before
    ? [
        { ...told, at: subHours(at, 2), type: 'preset.drafted' },
        {
          ...{ ...told, at: subHours(at, 1), type: 'preset.redrafted' },
          changes: { payload: [before.payload, payload], ...(note ? { note: ['', note] } : {}) },
        },
      ]
    : [];
  const published: Happening[] =
    status === 'draft' ? [] : [{ ...told, at, type: 'preset.published', data: { revision, note } }];
  const deprecated: Happening[] =
    status === 'deprecated'
      ? [
          {
            ...{ ...told, at: subDays(now, ended ?? days), type: 'preset.deprecated' },
            changes: { status: ['published', 'deprecated'] },
          },
        ]
      : [];
  return [...written, ...published, ...deprecated];
};
