import { sql } from 'kysely';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import {
  type setPreferences as endpoint,
  MOST_PREFERENCES,
} from '#contract/notifications/preference-endpoints.ts';
import type { NotificationSettings } from '#contract/notifications/shapes.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { requirePlaces } from '../rules/places.ts';

type Wishes = BodyOf<typeof endpoint>;

/**
 * Sets lines of how the person wants to be told, takes lines back, and changes settings. Throws 404 for an organization or
 * project that they have no place in, 422 `too-many-preferences`.
 */
export const setPreferences = async (
  context: PersonContext,
  { settings, preferences }: Wishes,
): Promise<void> => {
  if (settings) await changeSettings(context, settings);
  if (preferences.length === 0) return;
  await requirePlaces(
    context,
    preferences.filter(({ mode }) => mode !== null),
  );
  await writeLines(context, lastOfEach(preferences));
};

const changeSettings = async (
  { db, person }: PersonContext,
  { quiet_hours, ...rest }: Partial<NotificationSettings>,
): Promise<void> => {
  const quiet =
    quiet_hours === undefined
      ? {}
      : { quiet_from: quiet_hours?.from ?? null, quiet_to: quiet_hours?.to ?? null };
  const said = { ...rest, ...quiet };
  await db
    .insertInto('notification_settings')
    .values({ recipient: person.sub, ...said })
    // Of the same value where nothing else is said, since something has to be.
    .onConflict((conflict) => conflict.column('recipient').doUpdateSet({ recipient: person.sub, ...said }))
    .execute();
};

type Line = Wishes['preferences'][number];

const lastOfEach = (lines: readonly Line[]): Line[] => [
  ...new Map(
    lines.map((line) => [[line.organization_id, line.project_id, line.type, line.channel].join(), line]),
  ).values(),
];

const writeLines = async ({ db, person }: PersonContext, lines: readonly Line[]): Promise<void> => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as g (organization_id uuid, project_id uuid, type text, channel notification_channel, mode text)`;
  await sql`
    delete from notification_preferences p using ${given}
    where p.recipient = ${person.sub} and g.mode is null and p.channel = g.channel
      and (p.organization_id, p.project_id, p.type) is not distinct from (g.organization_id, g.project_id, g.type)`.execute(
    db,
  );
  await sql`
    insert into notification_preferences (recipient, organization_id, project_id, type, channel, mode)
    select ${person.sub}, g.organization_id, g.project_id, g.type, g.channel, g.mode from ${given} where g.mode is not null
    on conflict (recipient, organization_id, project_id, type, channel) do update set mode = excluded.mode`.execute(
    db,
  );
  const { kept } = await db
    .selectFrom('notification_preferences')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('recipient', '=', person.sub)
    .executeTakeFirstOrThrow();
  if (kept > MOST_PREFERENCES)
    throw brokenRule(
      'too-many-preferences',
      'preferences',
      `Keep at most ${MOST_PREFERENCES} lines: take some back.`,
    );
};
