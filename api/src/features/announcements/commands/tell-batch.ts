import { sql } from 'kysely';
import type { Audience } from '#contract/announcements/shapes.ts';
import { workIn } from '../../../platform/act-as.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import type { Tell } from '../../../platform/reactions.ts';
import { lockAnnouncement } from '../queries/announcements.ts';
import { findPlace, listAudience } from '../queries/audience.ts';
import type { SendingOrder } from '../queries/order.ts';
import { projectOf } from '../queries/preview.ts';
import { findRest } from '../queries/rest.ts';
import { reasonOf } from '../rules/reason.ts';
import { noticeOf, sourceOf } from '../writing/notice.ts';

/** So many people are told in one transaction. */
const AT_ONCE = 500;

/** The next people of an audience, in one of its organizations. */
export interface Stretch {
  readonly order: SendingOrder;
  readonly whom: Audience;
  readonly place: string;
  /** Subject of the last who was told. */
  readonly after: string;
}

/**
 * Tells the next people of an audience, those that don't have it yet: a stretch that is told again tells nobody twice. Answers
 * the last of them; null where nobody is left. Of an organization that rests nobody is told, nor of anything that one which rests announces.
 */
export const tellBatch = async (
  db: Database,
  { order, whom, place: organization, after }: Stretch,
  tell: Tell,
): Promise<string | null> => {
  const { organization: home, announcement: id } = order;
  // Held until the commit, so that of two workers the second sees whom the first has told.
  const said = await lockAnnouncement({ db, organization: home }, id);
  if (said?.status !== 'sending' || !(await findRest(db, home)).isAwake) return null;
  await workIn(db, organization);
  if (!(await findRest(db, organization)).isAwake) return null;
  const place = await findPlace({ db, organization }, whom.projects);
  if (!place) return null;
  const people = await listAudience({ db, organization }, whom, { after, most: AT_ONCE });
  const untold = await listUntold(
    db,
    id,
    people.map(({ sub }) => sub),
  );
  const projects = place.projects.map(({ name }) => name);
  const told = { project: projectOf(whom), source: sourceOf(id) };
  const reason = reasonOf({ organization: place.name, roles: whom.roles, projects });
  const notices = untold.map((recipient) => noticeOf(said, { ...told, recipient, reason }));
  await tell({ db, organization, now: new Date() }, notices);
  await workIn(db, home);
  await db
    .updateTable('announcements')
    .set(({ eb }) => ({ people: eb('people', '+', untold.length) }))
    .where('org_id', '=', home)
    .where('id', '=', id)
    .execute();
  return people.length < AT_ONCE ? null : (people.at(-1)?.sub ?? null);
};

const listUntold = async (db: Database, id: string, people: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ sub: string }>`
    select announcement_untold(${id}, ${people}::text[]) as sub`.execute(db);
  return rows.map(({ sub }) => sub);
};
