import { addDays } from 'date-fns/addDays';
import type pg from 'pg';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { insert, type Row } from './insert.ts';
import { idOf } from './random.ts';

/** Roles for a while, and people who were asked onto the team. */
export const seedAccess = async (client: pg.Client, now: Date): Promise<void> => {
  await insert(client, 'role_grants', temporaryGrants(now));
  await insert(client, 'members', INVITED.map(memberOf));
  await insert(
    client,
    'invitations',
    INVITED.map((invited) => invitationOf(invited, now)),
  );
  await insert(
    client,
    'invitation_mails',
    INVITED.map(({ slug, email, daysAgo }) => ({
      org_id: idOf(slug),
      invitation_id: idOf(slug, 'invitation', email),
      number: 1,
      asked_at: addDays(now, -daysAgo).toISOString(),
      sent_at: addDays(now, -daysAgo).toISOString(),
    })),
  );
};

const subjectOf = (mailbox: string) =>
  DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${mailbox}@`))?.sub ?? '';

const temporaryGrants = (now: Date): Row[] => [
  {
    org_id: idOf('northgate'),
    id: idOf('northgate', 'grant', 'cover'),
    subject: subjectOf('coordinator'),
    role: 'manager',
    project_id: idOf('northgate', 'CTY-031'),
    reason: 'Runs the contract while Jonas Meyer is on leave',
    expires_at: addDays(now, 19).toISOString(),
  },
  {
    org_id: idOf('northgate'),
    id: idOf('northgate', 'grant', 'audit'),
    subject: subjectOf('chooser'),
    role: 'director',
    project_id: null,
    reason: 'Prepared the yearly audit of rates',
    expires_at: addDays(now, -23).toISOString(),
  },
];

interface Invited {
  readonly slug: 'northgate' | 'kestrel';
  readonly email: string;
  readonly name: string;
  readonly position: string;
  readonly role: string;
  readonly project?: string;
  readonly daysAgo: number;
}

const INVITED: readonly Invited[] = [
  {
    slug: 'northgate',
    email: 'nadia.petrov@northgate.example',
    name: 'Nadia Petrov',
    position: 'Contract manager',
    role: 'manager',
    daysAgo: 2,
  },
  {
    slug: 'northgate',
    email: 'owen.pryce@northgate.example',
    name: 'Owen Pryce',
    position: 'Security officer',
    role: 'member',
    project: 'HRB-204',
    daysAgo: 5,
  },
  {
    slug: 'northgate',
    email: 'lotte.visser@northgate.example',
    name: 'Lotte Visser',
    position: 'Control room operator',
    role: 'coordinator',
    daysAgo: 21,
  },
  {
    slug: 'kestrel',
    email: 'sam.okoro@kestrel.example',
    name: 'Sam Okoro',
    position: 'Stage manager',
    role: 'manager',
    daysAgo: 1,
  },
];

const LIVES_DAYS = 14;

const memberOf = ({ slug, email, name, position }: Invited): Row => ({
  org_id: idOf(slug),
  id: idOf(slug, 'member', email),
  email,
  name,
  position,
  status: 'invited',
});

const invitationOf = ({ slug, email, name, role, project, daysAgo }: Invited, now: Date): Row => ({
  org_id: idOf(slug),
  id: idOf(slug, 'invitation', email),
  member_id: idOf(slug, 'member', email),
  email,
  name,
  role,
  project_id: project ? idOf(slug, project) : null,
  message: `Welcome, ${name.split(' ')[0]}: your first week is planned already.`,
  lives_days: LIVES_DAYS,
  created_at: addDays(now, -daysAgo).toISOString(),
  created_by: subjectOf('owner'),
  expires_at: addDays(now, LIVES_DAYS - daysAgo).toISOString(),
});
