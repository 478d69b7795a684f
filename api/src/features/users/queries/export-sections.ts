import type { SignInSession } from '#contract/users/session-endpoints.ts';
import type { Person } from '../../../platform/access/people.ts';
import type { Database, Databases } from '../../../platform/postgres/database.ts';
import { findUser } from '../queries.ts';
import {
  type ReadDeeds,
  readEvents,
  readImports,
  readOwnAttachments,
  readOwnErrorReports,
  readOwnFeedback,
  readRoles,
  readRootRoles,
} from './own-deeds.ts';
import { readLeave, readLeaveEntries } from './own-leave.ts';
import {
  readExecutiveMails,
  readNotificationSettings,
  readNotifications,
  readPreferenceLines,
  readPushSubscriptions,
} from './own-notifications.ts';
import { readOpsLog, readOpsLogAbout } from './own-ops-log.ts';
import { readCalendarFeeds, readSkills, readSwaps } from './own-roster.ts';
import { readFavourites, readOwnDashboard, readProposalAnswers, readRecurring } from './own-shortcuts.ts';
import {
  type ExportRow,
  listDecisions,
  PAGE,
  type ReadPage,
  readDayNotes,
  readDeletedEntries,
  readEntries,
  readMembership,
  readResponsibilities,
  readTimers,
} from './own-time.ts';
import { listPlaces, type Place } from './places.ts';

/** Rows of one kind, page by page; `path` is where they stand in the archive, without an ending. */
export interface Section {
  readonly path: string;
  readonly pages: AsyncIterable<readonly ExportRow[]>;
}

interface Source {
  readonly databases: Databases;
  readonly person: Person;
  /** The person's sign-ins; empty with a provider of somebody else's. */
  readonly sessions: readonly SignInSession[];
}

type Within = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
type Read = (db: Database, after: ExportRow | undefined) => Promise<readonly ExportRow[]>;

/**
 * Everything about a person: what belongs to nobody but them, then each organization that knows them. Every page is read in
 * a transaction of its own, inside that organization's row-level security, so that a slow reader holds nothing.
 */
export async function* exportSections({ databases, person, sessions }: Source): AsyncGenerator<Section> {
  const { sub } = person;
  const within = scoped(databases, sub, null);
  yield { path: 'profile', pages: once(within, async (db) => [profileOf(await findUser(db, sub))]) };
  yield { path: 'installation-roles', pages: once(within, (db) => readRootRoles(db, sub, undefined)) };
  yield { path: 'feedback', pages: once(within, (db) => readOwnFeedback(db, sub, undefined)) };
  yield {
    path: 'error-reports',
    pages: paged(within, (db, after) => readOwnErrorReports(db, sub, after)),
  };
  yield { path: 'notifications', pages: paged(within, (db, after) => readNotifications(db, sub, after)) };
  yield { path: 'notification-preferences', pages: once(within, (db) => readPreferenceLines(db, sub)) };
  yield { path: 'notification-settings', pages: once(within, (db) => readNotificationSettings(db, sub)) };
  yield { path: 'push-subscriptions', pages: once(within, (db) => readPushSubscriptions(db, sub)) };
  yield { path: 'executive-mails', pages: once(within, (db) => readExecutiveMails(db, sub)) };
  yield { path: 'sessions', pages: once(within, async () => sessions.map((session) => ({ ...session }))) };
  for (const place of await within((db) => listPlaces(db, sub))) {
    yield* organizationSections(scoped(databases, sub, place.org_id), sub, place);
  }
}

function* organizationSections(within: Within, sub: string, { slug, member_id }: Place): Generator<Section> {
  const at = (name: string) => `organizations/${slug}/${name}`;
  const deeds =
    (read: ReadDeeds): Read =>
    (db, after) =>
      read(db, sub, after);
  yield { path: at('roles'), pages: once(within, deeds(readRoles)) };
  yield { path: at('events'), pages: paged(within, deeds(readEvents)) };
  yield { path: at('imports'), pages: once(within, deeds(readImports)) };
  yield { path: at('files'), pages: paged(within, deeds(readOwnAttachments)) };
  if (!member_id) return;
  const own =
    (read: ReadPage): Read =>
    (db, after) =>
      read(db, member_id, after);
  yield { path: at('membership'), pages: once(within, own(readMembership)) };
  yield { path: at('skills'), pages: once(within, own(readSkills)) };
  yield { path: at('swaps'), pages: paged(within, own(readSwaps)) };
  yield { path: at('calendar-addresses'), pages: once(within, own(readCalendarFeeds)) };
  yield { path: at('responsibilities'), pages: once(within, own(readResponsibilities)) };
  yield { path: at('time-entries'), pages: paged(within, own(readEntries)) };
  yield { path: at('deleted-time'), pages: paged(within, own(readDeletedEntries)) };
  yield { path: at('approvals'), pages: decisions(within, own(readEntries)) };
  yield { path: at('day-notes'), pages: paged(within, own(readDayNotes)) };
  yield { path: at('timer'), pages: once(within, own(readTimers)) };
  yield { path: at('dashboard'), pages: once(within, own(readOwnDashboard)) };
  yield { path: at('favourites'), pages: once(within, own(readFavourites)) };
  yield { path: at('recurring-time'), pages: once(within, own(readRecurring)) };
  yield { path: at('leave'), pages: paged(within, own(readLeave)) };
  yield { path: at('leave-ledger'), pages: paged(within, own(readLeaveEntries)) };
  yield { path: at('ops-log'), pages: paged(within, own(readOpsLog)) };
  yield { path: at('ops-log-about-you'), pages: paged(within, own(readOpsLogAbout)) };
  yield { path: at('recurring-answers'), pages: paged(within, own(readProposalAnswers)) };
}

const scoped =
  (databases: Databases, sub: string, organization: string | null): Within =>
  (work) =>
    databases.within({ organization, sub, writes: false }, work);

const profileOf = ({
  settings,
  feature_tours,
  ...user
}: Awaited<ReturnType<typeof findUser>>): ExportRow => ({
  ...user,
  settings,
  feature_tours,
});

async function* once(within: Within, read: Read) {
  yield await within((db) => read(db, undefined));
}

async function* paged(within: Within, read: Read) {
  let after: ExportRow | undefined;
  do {
    const rows: readonly ExportRow[] = await within((db) => read(db, after));
    yield rows;
    after = rows.length < PAGE ? undefined : rows.at(-1);
  } while (after);
}

async function* decisions(within: Within, read: Read) {
  for await (const entries of paged(within, read)) {
    const ids = entries.map(({ id }) => id);
    yield await within((db) => listDecisions(db, ids));
  }
}
