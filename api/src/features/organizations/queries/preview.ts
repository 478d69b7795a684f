import { sql } from 'kysely';
import type { z } from 'zod';
import type {
  PreviewedEffect,
  SettingPreview,
  settingPreviewQuestion,
} from '#contract/organizations/settings.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { tidied } from '../rules/tidied.ts';
import { type Effect, type Planned, summed } from './effects.ts';
import { OF_MONEY } from './effects-on-money.ts';
import { PEOPLE } from './effects-on-people.ts';
import { ROSTERS } from './effects-on-rosters.ts';
import { TIME } from './effects-on-time.ts';
import { readSettings } from './settings.ts';

type Foresee = (planned: Planned) => readonly Effect[];
const FORESIGHT: readonly [string, Foresee][] = [PEOPLE, ROSTERS, TIME, OF_MONEY].flatMap((fields) =>
  Object.entries(fields),
);

/** What changes would do to what is there, field by field, each counted from its rows; nothing of fields that would stay as they are. */
export const previewSettings = async (
  context: Context,
  { changes, holidays }: z.output<typeof settingPreviewQuestion>,
): Promise<SettingPreview> => {
  const { db, organization } = context;
  const before = await readSettings(context);
  const wanted = tidied(changes);
  const planned: Planned = {
    ...{ organization, before, after: { ...before, ...wanted } },
    days: holidays.map(({ date }) => date),
    holidays: holidays.flatMap(({ date, name }) => (name === null ? [] : [date])),
  };
  const fields = [
    ...Object.keys(changesBetween(before, wanted)),
    ...(holidays.length > 0 ? ['holidays'] : []),
  ];
  const effects = FORESIGHT.filter(([field]) => fields.includes(field)).flatMap(([, foresee]) =>
    foresee(planned),
  );
  const { rows } = await sql<{ from: string; to: string; effects: PreviewedEffect[] }>`
    select muster_today()::text as from, (muster_today() + 27)::text as to,
      (select coalesce(jsonb_agg(to_jsonb(e) order by e.at), '[]') from (${inOrder(effects)}) e) as effects`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('Nothing was foreseen.');
  return { from: found.from, to: found.to, effects: found.effects };
};

const inOrder = (effects: readonly Effect[]) =>
  effects.length === 0
    ? sql`select 0 as at where false`
    : sql.join(
        effects.map((effect, at) => sql`select ${at}::int as at, s.* from (${summed(effect)}) s`),
        sql` union all `,
      );
