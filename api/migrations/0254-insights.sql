-- What RPAI looked at and found (decision 168).
create type insight_run_state as enum ('queued', 'running', 'done', 'failed');
create type insight_state as enum ('open', 'accepted', 'dismissed', 'gone');
create type insight_severity as enum ('high', 'medium', 'low');

create table insight_runs (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  state insight_run_state not null default 'queued',
  failure text,
  day date not null,
  from_date date not null,
  to_date date not null,
  seed integer not null,
  engine integer not null,
  scheduled boolean not null default false,
  attempts integer not null default 0,
  started_at timestamptz,
  finished_at timestamptz,
  rows_read bigint not null default 0,
  found integer not null default 0,
  fresh integer not null default 0,
  reopened integer not null default 0,
  gone integer not null default 0,
  digest text,
  log jsonb not null default '[]' check (jsonb_typeof(log) = 'array'),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  check (from_date <= to_date and to_date = day),
  constraint a_run_fails_for_a_reason check ((state = 'failed') = (failure is not null)),
  constraint a_run_that_is_over_ended check ((state in ('done', 'failed')) = (finished_at is not null)),
  constraint what_is_done_has_a_digest check (state <> 'done' or digest is not null)
);
comment on table insight_runs is 'Runs of RPAI: what was looked at, by which settings, and what came of it.';
comment on column insight_runs.attempts is 'How often a worker took it up; after a few that were lost it has failed.';
comment on column insight_runs.digest is 'SHA-256 of everything that it found: the same for the same engine, seed, days and rows.';
comment on column insight_runs.log is 'What each detector read, found and took, and what it couldn''t look at.';
select make_tenant_table('insight_runs');
revoke delete on insight_runs from muster_app;
create unique index one_insight_run_at_a_time on insight_runs (org_id) where state in ('queued', 'running');
create index insight_runs_by_age on insight_runs (org_id, created_at desc, id desc);

create table insights (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  key text not null check (length(key) between 1 and 300),
  kind text not null,
  topic text not null,
  severity insight_severity not null,
  confidence smallint not null check (confidence between 1 and 100),
  weight bigint not null,
  gravity integer not null generated always as (
    (case severity when 'high' then 0 when 'medium' then 1000 else 2000 end) + 100 - confidence) stored,
  subject_id uuid,
  sort_subject text not null generated always as (lower(finding -> 'subject' ->> 'name')) stored,
  day_from date,
  day_to date,
  finding jsonb not null check (jsonb_typeof(finding) = 'object'),
  state insight_state not null default 'open',
  found_now boolean not null default true,
  first_run uuid not null,
  last_run uuid not null,
  first_found_at timestamptz not null default now(),
  last_found_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_weight bigint,
  because text,
  note text not null default '' check (length(note) <= 2000),
  again_at timestamptz,
  again_weight bigint,
  draft_makes text,
  draft_id uuid,
  draft_name text,
  draft_place uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  unique (org_id, key),
  foreign key (org_id, first_run) references insight_runs (org_id, id),
  foreign key (org_id, last_run) references insight_runs (org_id, id),
  constraint a_decision_has_a_moment check ((state in ('accepted', 'dismissed')) = (decided_at is not null)),
  constraint a_dismissal_has_a_reason check ((state = 'dismissed') = (because is not null)),
  constraint only_what_is_accepted_has_a_draft check ((draft_id is not null) = (draft_makes is not null) and (draft_id is null or state = 'accepted'))
);
comment on table insights is 'What runs of RPAI found, one row for the same thing, and what was decided of it.';
comment on column insights.key is 'The same in every run that finds the same thing.';
comment on column insights.topic is 'What its kind is about.';
comment on column insights.weight is 'How bad it is, comparable within its kind.';
comment on column insights.gravity is 'The gravest and surest first.';
comment on column insights.found_now is 'Whether the last run found it.';
comment on column insights.decided_weight is 'Its weight when it was decided: a quarter more opens it again.';
comment on column insights.again_weight is 'Its weight when it was decided before it opened again.';
comment on column insights.draft_place is 'The project that the draft lies in, where it lies in one.';
select make_tenant_table('insights');
revoke delete on insights from muster_app;
create index insights_by_gravity on insights (org_id, gravity, id);
create index insights_by_kind on insights (org_id, kind, state);
create index insights_by_subject on insights (org_id, subject_id) where subject_id is not null;
create index insights_by_first_run on insights (org_id, first_run);
create index insights_by_last_run on insights (org_id, last_run);

-- Whoever forgets a person forgets their name in what was found.
grant select, update on insights to muster_eraser;
create function forget_found_person() returns trigger language plpgsql as $$
begin
  update insights i set finding = replace(i.finding::text, to_jsonb(old.name)::text, to_jsonb(new.name)::text)::jsonb,
    draft_name = case when i.draft_name is null then null else replace(i.draft_name, old.name, new.name) end
  where i.org_id = new.org_id and i.finding::text like '%' || new.id || '%';
  return null;
end $$;
comment on function forget_found_person is 'Forgets the name of somebody whose account is being deleted in what was found.';
create trigger forget_found_person after update of name on members for each row
  when (current_user = 'muster_eraser') execute function forget_found_person();
