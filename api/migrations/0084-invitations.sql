create type invitation_outcome as enum ('accepted', 'declined', 'withdrawn', 'expired');
create table invitations (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 120),
  role role_name not null,
  project_id uuid,
  message text check (length(message) <= 2000),
  expires_at timestamptz not null,
  lives_days smallint not null check (lives_days between 1 and 60),
  outcome invitation_outcome,
  answered_at timestamptz,
  status_before member_status,
  archived_before timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id),
  check ((outcome is null) = (answered_at is null))
);
comment on table invitations is 'Somebody asked by e-mail onto the team; the member waits as invited until they have answered.';
comment on column invitations.role is 'What they will hold in the organization, or only in project_id where one is given.';
comment on column invitations.lives_days is 'How long it lives from each time that it is sent by hand.';
comment on column invitations.outcome is
  'What became of it; null while it is open, also past expires_at. expired: another one to the same address took its place.';
comment on column invitations.answered_at is 'When it was answered, withdrawn or replaced.';
comment on column invitations.status_before is
  'Status of the member before the invitation, which they get back if it comes to nothing; null where inviting made the member.';
comment on column invitations.archived_before is 'When the member had been archived before the invitation.';
create unique index invitations_open on invitations (org_id, email) where outcome is null;
create index invitations_of_member on invitations (org_id, member_id);
create index invitations_by_id on invitations (id);
create index invitations_by_address on invitations (email) where outcome is null;
select make_tenant_table('invitations');
create policy reader on invitations for select to muster_reader using (true);
grant select on invitations to muster_reader;

-- Apart from the invitation, because a mail that leaves is no change of what somebody may be looking at.
create table invitation_mails (
  org_id uuid not null references organizations,
  invitation_id uuid not null,
  number integer not null check (number > 0),
  asked_at timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  primary key (org_id, invitation_id, number),
  foreign key (org_id, invitation_id) references invitations (org_id, id) on delete cascade
);
comment on table invitation_mails is 'The mails of an invitation: the first and each that was asked for again.';
comment on column invitation_mails.claimed_until is 'A process is sending it; afterwards another may take it over.';
comment on column invitation_mails.sent_at is 'When it left; null of one that has not, or that a newer one replaced.';
select make_tenant_table('invitation_mails');

-- Whoever is invited knows an id and has an address, and belongs to no organization yet.
create function invitation_place(asked uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select i.org_id from invitations i where i.id = asked
$$;
comment on function invitation_place is 'The organization that an invitation belongs to; null for a missing one.';

create function invitations_to(asked text) returns table (org_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.org_id, i.id from invitations i join organizations o on o.org_id = i.org_id
  where i.email = lower(asked) and i.outcome is null and i.expires_at > now() and o.archived_at is null
  order by i.id desc
$$;
comment on function invitations_to is 'The invitations that wait for an address to answer, newest first.';

alter function invitation_place(uuid) owner to muster_reader;
alter function invitations_to(text) owner to muster_reader;
revoke all on function invitation_place(uuid), invitations_to(text) from public;
grant execute on function invitation_place(uuid), invitations_to(text) to muster_app;
