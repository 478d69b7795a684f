import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';

/** Whose trail is read: a request's context, or a page of an export. */
export interface Trail {
  readonly db: Database;
  readonly organization: string;
}

/** The name that a subject's own table knows it by; null where it has none or is gone. */
const nameNow = sql<string | null>`case events.subject_type
  when 'project' then (select s.name from projects s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'client' then (select s.name from clients s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'member' then (select s.name from members s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'invitation' then (select s.name from invitations s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'import' then (select s.file_name from imports s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'organization' then (select s.name from organizations s where s.org_id = events.org_id)
  when 'view' then coalesce(
    (select m.name from views s join members m on m.org_id = s.org_id and m.id = s.member_id
      where s.org_id = events.org_id and s.id = events.subject_id),
    (select s.role::text from views s where s.org_id = events.org_id and s.id = events.subject_id))
  when 'service-type' then (select s.name from service_types s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'preset' then (select s.name from presets s where s.id = events.subject_id)
  when 'scenario' then (select s.name from calculator_scenarios s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'dealsheet' then (select s.title from dealsheets s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'account-plan' then (select s.name from account_plans s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'position' then (select s.title from positions s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'reorganisation' then (select s.name from reorganisations s where s.org_id = events.org_id and s.id = events.subject_id)
  when 'service_type' then (select s.name from service_types s where s.org_id = events.org_id and s.id = events.subject_id)
end`;

/** What the event itself says of the name: after, before, or beside the changes. */
const nameThen = sql<string | null>`coalesce(
  events.changes -> 'name' ->> 1, events.changes -> 'name' ->> 0, events.data ->> 'name', events.data ->> 'file_name')`;

/** What it says beside its changes, but for the rows by which a change is taken back: those it names are enough to read. */
export const told = sql<unknown>`case when jsonb_typeof(events.data) = 'object' then events.data - 'undo' else events.data end`;

/** Every event of the organization as it is presented from, with its seal; in no order yet. */
export const auditRows = ({ db, organization }: Trail) =>
  db
    .selectFrom('events')
    .leftJoin('event_seals', (join) =>
      join.onRef('event_seals.org_id', '=', 'events.org_id').onRef('event_seals.event_id', '=', 'events.id'),
    )
    .leftJoin('projects', (join) =>
      join.onRef('projects.org_id', '=', 'events.org_id').onRef('projects.id', '=', 'events.project_id'),
    )
    .select([
      'events.id',
      'events.type',
      'events.subject_type',
      'events.subject_id',
      'events.project_id',
      'projects.name as project_name',
      'projects.currency as project_currency',
      'events.actor',
      'events.actor_name',
      'events.occurred_at',
      'events.request_id',
      'events.changes',
      told.as('data'),
      'event_seals.seq as sequence',
      sql<string | null>`encode(event_seals.hash, 'hex')`.as('hash'),

      sql<string | null>`coalesce(${nameNow}, ${nameThen})`.as('subject_name'),
    ])
    .where('events.org_id', '=', organization);

/** An event as it is presented from. */
export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRows>['execute']>>[number];
