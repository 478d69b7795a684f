-- What is planned, what people were told of it, and who may do what about it (decision 111).
create type shift_status as enum ('draft', 'published', 'locked', 'cancelled');
create table shifts (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  project_id uuid not null,
  service_type_id uuid,
  role text check (length(role) between 1 and 60),
  site text check (length(site) between 1 and 120),
  day date not null,
  timezone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_min integer not null default 0,
  headcount integer not null default 1 check (headcount between 1 and 200),
  skills jsonb not null default '[]',
  note text not null default '' check (length(note) <= 10000),
  status shift_status not null default 'draft',
  status_reason text,
  series_id uuid,
  batch_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, service_type_id) references service_types (org_id, id),
  constraint shift_length check (ends_at > starts_at and ends_at - starts_at <= interval '16 hours'),
  constraint shift_break check (break_min >= 0 and break_min * interval '1 minute' < ends_at - starts_at),
  constraint shift_purpose check (service_type_id is not null or role is not null),
  constraint shift_cancelled_for_a_reason check (status <> 'cancelled' or status_reason is not null)
);
comment on table shifts is 'Work planned at a place for a time: as it is planned, whether or not people were told.';
comment on column shifts.day is 'The day on which it starts on the wall clock of its timezone: the day that it belongs to.';
comment on column shifts.timezone is 'Of the project''s site, else of the organization, when it was planned.';
comment on column shifts.headcount is 'Places; those that nobody fills are open.';
comment on column shifts.skills is 'What whoever works it has to be able to do: [{skill, level}], level 1 to 5.';
comment on column shifts.batch_id is 'What made it together with others, so that they can be taken back together.';
create index shifts_by_project on shifts (org_id, project_id, day, id);
create index shifts_by_day on shifts (org_id, day, id);
create index shifts_by_series on shifts (org_id, series_id) where series_id is not null;
create index shifts_by_batch on shifts (org_id, batch_id) where batch_id is not null;
select make_tenant_table('shifts');

create table published_shifts (
  org_id uuid not null references organizations,
  shift_id uuid not null,
  project_id uuid not null,
  service_type_id uuid,
  role text,
  site text,
  day date not null,
  timezone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_min integer not null,
  headcount integer not null,
  skills jsonb not null,
  note text not null,
  cancelled boolean not null default false,
  primary key (org_id, shift_id),
  foreign key (org_id, shift_id) references shifts (org_id, id) on delete cascade,
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, service_type_id) references service_types (org_id, id)
);
comment on table published_shifts is 'A shift as people were told of it last; what differs from its plan is what the next publication says.';
create index published_by_project on published_shifts (org_id, project_id, day, shift_id);
select make_tenant_table('published_shifts');

create type assignment_booking as enum ('soft', 'hard');
create type assignment_status as enum ('offered', 'confirmed', 'declined', 'checked_in', 'completed', 'no_show');
create table assignments (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  shift_id uuid not null,
  project_id uuid not null,
  member_id uuid not null,
  booking assignment_booking not null default 'hard',
  status assignment_status not null default 'offered',
  status_reason text,
  override_reason text,
  overridden text[] not null default '{}',
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_min integer not null,
  checked_in_at timestamptz,
  published_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, shift_id) references shifts (org_id, id) on delete cascade,
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  constraint override_says_why check (overridden = '{}' or override_reason is not null),
  constraint withdrawn_after_published check (withdrawn_at is null or (published_at is not null and archived_at is not null)),
  constraint no_overlapping_bookings exclude using gist (
    org_id with =, member_id with =, tstzrange(starts_at, ends_at) with &&)
    where (booking = 'hard' and archived_at is null and status in ('offered', 'confirmed', 'checked_in', 'completed'))
    deferrable initially immediate
);
comment on table assignments is 'Who is on a shift. Taken off the plan it is archived, until people are told; one that nobody was told of is deleted.';
comment on column assignments.overridden is 'Rules of the conflict engine that it was made in spite of, for override_reason.';
comment on column assignments.starts_at is 'With ends_at, day and break_min that of its shift, kept by a trigger, so that bookings of one person can exclude each other.';
comment on column assignments.published_at is 'When its person was told that they are on it.';
comment on column assignments.withdrawn_at is 'When its person was told that they are off it.';
create unique index assignments_once on assignments (org_id, shift_id, member_id) where archived_at is null;
create index assignments_by_shift on assignments (org_id, shift_id);
create index assignments_by_member on assignments (org_id, member_id, starts_at) where archived_at is null;
create index assignments_by_project on assignments (org_id, project_id, day);
select make_tenant_table('assignments');

create function follow_shift() returns trigger language plpgsql as $$
begin
  update assignments set starts_at = new.starts_at, ends_at = new.ends_at, day = new.day, break_min = new.break_min
  where org_id = new.org_id and shift_id = new.id and archived_at is null;
  return null;
end $$;
comment on function follow_shift is 'Moves the bookings of a shift with it.';
create trigger follow_shift after update of starts_at, ends_at, day, break_min on shifts for each row
  when ((old.starts_at, old.ends_at, old.day, old.break_min) is distinct from (new.starts_at, new.ends_at, new.day, new.break_min))
  execute function follow_shift();

create table publications (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  project_id uuid not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  changes integer not null,
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  primary key (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id)
);
comment on table publications is 'One telling of a roster: which days, and how much changed.';
create index publications_by_project on publications (org_id, project_id, id);
select make_tenant_table('publications');

create table publication_people (
  org_id uuid not null references organizations,
  publication_id uuid not null,
  member_id uuid not null,
  changes integer not null,
  read_at timestamptz,
  primary key (org_id, publication_id, member_id),
  foreign key (org_id, publication_id) references publications (org_id, id) on delete cascade,
  foreign key (org_id, member_id) references members (org_id, id)
);
comment on table publication_people is 'Whom a publication concerned, and when they read it.';
create index unread_publications on publication_people (org_id, member_id) where read_at is null;
select make_tenant_table('publication_people');

create table member_skills (
  org_id uuid not null references organizations,
  member_id uuid not null,
  skill text not null check (length(skill) between 1 and 60),
  level integer not null default 3 check (level between 1 and 5),
  expires date,
  primary key (org_id, member_id, skill),
  foreign key (org_id, member_id) references members (org_id, id) on delete cascade
);
comment on table member_skills is 'What somebody is able to do, how well, and until when it is proven.';
comment on column member_skills.expires is 'The last day on which it counts; null for one that doesn''t expire.';
select make_tenant_table('member_skills');

grant select, delete on member_skills to muster_eraser;
grant update (status_reason, archived_at, withdrawn_at) on assignments to muster_eraser;
create function forget_bookings() returns trigger language plpgsql as $$
begin
  delete from member_skills where org_id = new.org_id and member_id = new.id;
  update assignments set status_reason = null
  where org_id = new.org_id and member_id = new.id and status_reason is not null;
  update assignments set archived_at = now(), withdrawn_at = case when published_at is not null then now() end
  where org_id = new.org_id and member_id = new.id and archived_at is null and starts_at > now();
  return null;
end $$;
comment on function forget_bookings is 'Frees the places of somebody whose account is being deleted, and forgets what they could do and said.';
create trigger forget_bookings after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function forget_bookings();

insert into policy_rules (minimum, domain, object, action, effect) values
  ('director', '/org/:org/project/:pid', '/conflicts', 'override', 'allow'),
  ('member', '/org/:org', '/roster', 'read', 'allow');
select publish_rules_in_force('Rosters are read across projects, and directors may plan in spite of a conflict.');
