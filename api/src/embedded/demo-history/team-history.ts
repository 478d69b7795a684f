import type pg from 'pg';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { chanceOf, idOf } from '../demo/random.ts';
import {
  ADMINISTRATOR,
  FIRST_DAY,
  type Happening,
  made,
  managersOf,
  momentOf,
  type Stage,
} from './happening.ts';

interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly position: string | null;
  readonly user_sub: string | null;
}

interface GrantRow {
  readonly id: string;
  readonly member_id: string;
  readonly role: string;
  readonly project_id: string | null;
  readonly reason: string | null;
  readonly expires_at: Date | null;
}

interface InvitationRow {
  readonly id: string;
  readonly created_at: Date;
  readonly by: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly member: Pick<MemberRow, 'id' | 'name' | 'email'>;
}

/** How the team came together: who joined, which roles were given, who was asked; read from what was seeded. */
export const teamHistoryOf = async (client: pg.Client, stage: Stage): Promise<Happening[]> => {
  const organization = [idOf(stage.company.slug)];
  const members = await client.query<MemberRow>(
    "select id, name, email, position, user_sub from members where org_id = $1 and status = 'active' and user_sub is not null order by name",
    organization,
  );
  const grants = await client.query<GrantRow>(
    `select g.id, m.id as member_id, g.role, g.project_id, g.reason, g.expires_at from role_grants g
     join members m on m.org_id = g.org_id and m.user_sub = g.subject where g.org_id = $1 and g.subject = any ($2) order by m.name, g.id`,
    [...organization, DEMO_ACCOUNTS.map(({ sub }) => sub)],
  );
  const invitations = await client.query<InvitationRow>(
    `select i.id, i.created_at, u.name as by, jsonb_build_object('id', m.id, 'name', m.name, 'email', m.email) as member,
       jsonb_build_object('email', i.email, 'name', i.name, 'role', i.role, 'project_id', i.project_id, 'message', i.message,
         'expires_at', i.expires_at, 'lives_days', i.lives_days) as fields
     from invitations i join members m on m.org_id = i.org_id and m.id = i.member_id left join users u on u.sub = i.created_by
     where i.org_id = $1 order by i.created_at, i.id`,
    organization,
  );
  return [
    ...members.rows.flatMap((member, at) => joined(stage, member, at)),
    ...grants.rows.map((grant, at) => granted(stage, grant, at)),
    ...invitations.rows.flatMap(invited),
  ];
};

/** Whoever gives roles: the organization's owner where it has one. */
const giverOf = ({ company }: Stage): string =>
  DEMO_ACCOUNTS.find(({ role, organizations }) => role === 'owner' && organizations.includes(company.slug))
    ?.name ?? ADMINISTRATOR;

const joined = (
  stage: Stage,
  { id, name, email, position, user_sub }: MemberRow,
  at: number,
): Happening[] => {
  const about = { by: giverOf(stage), subject: ['member', id] as const };
  const chance = chanceOf(stage.company.slug, name, 'joined');
  const first = DEMO_ACCOUNTS.some(({ sub }) => sub === user_sub) || chance() < 0.6 ? position : null;
  const later: Happening = {
    ...about,
    at: momentOf(stage, 20 + Math.floor(chance() * 50), 60 + at * 11),
    type: 'member.changed',
    changes: { position: [first, position] },
  };
  return [
    {
      ...about,
      at: momentOf(stage, FIRST_DAY, 15 + at * 3),
      type: 'member.created',
      changes: made({ name, email, position: first, status: 'active' }),
    },
    ...(first === position ? [] : [later]),
  ];
};

const granted = (
  stage: Stage,
  { id, member_id, role, project_id, reason, expires_at }: GrantRow,
  at: number,
): Happening => {
  const daysAgo = !expires_at ? FIRST_DAY - 1 : expires_at < stage.now ? 59 : 9;
  const giver = ['admin', 'owner', 'executive'].includes(role) ? ADMINISTRATOR : giverOf(stage);
  return {
    at: momentOf(stage, daysAgo, 30 + at * 2),
    by: project_id ? (managersOf(stage.company).at(1) ?? giver) : giver,
    type: 'grant.created',
    subject: ['member', member_id],
    project: project_id,
    changes: { role: [null, role], expires_at: [null, expires_at] },
    data: { grant_id: id, reason },
  };
};

const invited = ({ id, created_at, by, fields, member }: InvitationRow): Happening[] => {
  const { id: member_id, ...who } = member;
  const about = { at: created_at, by: by ?? ADMINISTRATOR };
  return [
    {
      ...about,
      ...{ type: 'member.invited', subject: ['member', member_id] },
      changes: { ...made({ email: who.email, name: who.name }), status: [null, 'invited'] },
    },
    { ...about, type: 'invitation.created', subject: ['invitation', id], changes: made(fields) },
  ];
};
