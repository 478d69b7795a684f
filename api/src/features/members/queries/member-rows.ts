import { sql } from 'kysely';
import type { Member } from '#contract/members/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { grantsOfMember, roleOfMember } from '../../grants/queries.ts';
import { isAwayToday, nextLeave } from '../../leave/queries.ts';

const COLUMNS = [
  ...['members.id', 'members.version', 'members.created_at', 'members.updated_at', 'members.archived_at'],
  ...['members.name', 'members.email', 'members.phone', 'members.position', 'members.department'],
  ...['members.level', 'members.employment', 'members.start_date', 'members.end_date'],
  ...['members.weekly_capacity_minutes', 'members.target_utilisation_pct'],
] as const;

const status = sql<Member['status']>`case when members.status = 'active' and ${isAwayToday} then 'on_leave'
  else members.status end`;

const manager = sql<Member['manager']>`(select jsonb_build_object('id', b.id, 'name', b.name) from members b
  where b.org_id = members.org_id and b.id = members.manager_id)`;

const seat = sql<Member['seat']>`(select jsonb_build_object('id', p.id, 'name', p.title) from positions p
  where p.org_id = members.org_id and p.id = members.position_id)`;

const dotted = sql<
  Member['dotted']
>`(select coalesce(jsonb_agg(jsonb_build_object('member', jsonb_build_object('id', b.id, 'name', b.name), 'pct', d.pct)
    order by d.pct desc, lower(b.name), b.id), '[]')
  from dotted_lines d join members b on b.org_id = d.org_id and b.id = d.to_member_id
  where d.org_id = members.org_id and d.member_id = members.id and d.until_day is null)`;

const reports = sql<number>`(select count(*)::int from members r
  where r.org_id = members.org_id and r.manager_id = members.id and r.archived_at is null)`;

const skills = sql<Member['skills']>`(select coalesce(jsonb_agg(
    jsonb_build_object('skill', s.skill, 'level', s.level, 'expires', s.expires) order by lower(s.skill) collate "C"), '[]')
  from member_skills s where s.org_id = members.org_id and s.member_id = members.id)`;

const leavesOn = sql<string | null>`(select o.last_day from offboardings o
  where o.org_id = members.org_id and o.member_id = members.id)`;

/** The team's rows as they are answered: lines, roles, skills and open invitation gathered in the same statement. */
export const memberRows = ({ db, organization, person }: Context) =>
  db
    .selectFrom('members')
    .select(COLUMNS)
    .select([
      ...[status.as('status'), manager.as('manager'), seat.as('seat'), dotted.as('dotted')],
      ...[reports.as('reports'), skills.as('skills'), nextLeave.as('leave'), leavesOn.as('leaves_on')],
      roleOfMember.as('role'),
      grantsOfMember.as('grants'),
      sql<string | null>`(select i.id from invitations i where i.org_id = members.org_id
        and i.member_id = members.id and i.outcome is null order by i.id desc limit 1)`.as('invitation_id'),
      sql<boolean>`members.user_sub is not null`.as('has_account'),
      sql<boolean>`members.user_sub is not distinct from ${person.sub}`.as('is_me'),
    ])
    .where('members.org_id', '=', organization);
