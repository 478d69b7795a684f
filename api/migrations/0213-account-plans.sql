-- Account plans: what we want of a client, what they are made of, and how they are decided and reviewed (decision 160).
create type account_plan_status as enum ('draft', 'in_review', 'approved', 'active', 'closed');
create type account_tier as enum ('A', 'B', 'C');
create type plan_health as enum ('on_track', 'at_risk', 'off_track');
create type plan_revision_outcome as enum ('approved', 'rejected', 'recalled');

create table account_plans (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  client_id uuid not null,
  owner_id uuid not null,
  sponsor_id uuid,
  tier account_tier not null default 'B',
  status account_plan_status not null default 'draft',
  starts_on date not null,
  ends_on date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  revenue_target_minor bigint check (revenue_target_minor >= 0),
  wallet_minor bigint check (wallet_minor >= 0),
  summary text not null default '' check (length(summary) <= 10000),
  client_goals text not null default '' check (length(client_goals) <= 10000),
  strategy text not null default '' check (length(strategy) <= 10000),
  review_every_months smallint not null default 3 check (review_every_months between 1 and 36),
  next_review_on date,
  last_review_on date,
  health_manual plan_health,
  health_reason text not null default '' check (length(health_reason) <= 10000),
  health_said_by uuid,
  health_said_at timestamptz,
  health_computed plan_health,
  health plan_health generated always as (coalesce(health_manual, health_computed)) stored,
  factors jsonb not null default '[]' check (jsonb_typeof(factors) = 'array'),
  revenue_minor bigint,
  measured_at timestamptz,
  coverage_pct smallint check (coverage_pct between 0 and 100),
  pipeline_minor bigint not null default 0,
  weighted_minor bigint not null default 0,
  open_actions integer not null default 0,
  open_risks integer not null default 0,
  revision integer not null default 0 check (revision >= 0),
  approved_revision integer,
  waiting_revision integer,
  changed_since_approval boolean not null default true,
  touched jsonb not null default '{}' check (jsonb_typeof(touched) = 'object'),
  closed_reason text check (length(closed_reason) between 1 and 2000),
  from_plan_id uuid,
  preset_id uuid,
  preset_revision integer,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references clients (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id),
  foreign key (org_id, sponsor_id) references members (org_id, id),
  foreign key (org_id, health_said_by) references members (org_id, id),
  foreign key (org_id, from_plan_id) references account_plans (org_id, id),
  constraint account_plans_preset foreign key (preset_id, preset_revision) references preset_revisions (preset_id, revision),
  constraint account_plans_preset_whole check ((preset_id is null) = (preset_revision is null)),
  constraint period_goes_forward check (ends_on >= starts_on),
  constraint period_is_short check (ends_on < starts_on + interval '36 months'),
  constraint manual_health_has_a_reason check ((health_manual is null) = (health_reason = '')),
  constraint closed_for_a_reason check ((status = 'closed') = (closed_reason is not null)),
  constraint in_review_waits check (status <> 'in_review' or waiting_revision is not null),
  constraint active_is_kept check (status <> 'active' or archived_at is null)
);
comment on table account_plans is 'What we want to reach with a client within a period.';
comment on column account_plans.ends_on is 'The last day, itself counted.';
comment on column account_plans.wallet_minor is 'What the client spends in the period on what we could do for them, with whomever.';
comment on column account_plans.health_computed is 'From delivery, as it was measured last.';
comment on column account_plans.factors is 'What the computed health was made of, as the contract''s healthFactor says.';
comment on column account_plans.revenue_minor is 'Sold to the client in the period until it was measured last.';
comment on column account_plans.coverage_pct is 'How well those who count are known, weighted by influence.';
comment on column account_plans.weighted_minor is 'Open opportunities by their probabilities.';
comment on column account_plans.revision is 'The number of the newest one that was submitted; 0 before.';
comment on column account_plans.waiting_revision is 'The one that waits for a decision.';
comment on column account_plans.touched is 'By section, when it was changed or confirmed last.';
create unique index account_plans_active on account_plans (org_id, client_id) where status = 'active';
create index account_plans_by_update on account_plans (org_id, updated_at, id) where archived_at is null;
create index account_plans_by_name on account_plans (org_id, lower(name), id) where archived_at is null;
create index account_plans_by_tier on account_plans (org_id, tier, id) where archived_at is null;
create index account_plans_by_end on account_plans (org_id, ends_on, id) where archived_at is null;
create index account_plans_by_review on account_plans (org_id, (coalesce(next_review_on, 'infinity'::date)), id) where archived_at is null;
create index account_plans_by_coverage on account_plans (org_id, (coalesce(coverage_pct, -1)), id) where archived_at is null;
create index account_plans_by_target on account_plans (org_id, (coalesce(revenue_target_minor, -1)), id) where archived_at is null;
create index account_plans_by_forecast on account_plans (org_id, weighted_minor, id) where archived_at is null;
create index account_plans_by_status on account_plans (org_id, status, updated_at, id) where archived_at is null;
create index account_plans_by_health on account_plans (org_id, health, updated_at, id) where archived_at is null;
create index account_plans_archived on account_plans (org_id, updated_at, id) where archived_at is not null;
create index account_plans_by_client on account_plans (org_id, client_id, updated_at, id);
create index account_plans_by_owner on account_plans (org_id, owner_id, updated_at, id);
create index account_plans_by_sponsor on account_plans (org_id, sponsor_id) where sponsor_id is not null;
create index account_plans_by_judge on account_plans (org_id, health_said_by) where health_said_by is not null;
create index account_plans_by_source on account_plans (org_id, from_plan_id) where from_plan_id is not null;
create index account_plans_by_preset on account_plans (preset_id, preset_revision);
create index account_plans_to_measure on account_plans (org_id, measured_at nulls first, id) where status in ('approved', 'active') and archived_at is null;
select make_tenant_table('account_plans');
revoke delete on account_plans from muster_app;

create table plan_revisions (
  org_id uuid not null references organizations,
  plan_id uuid not null,
  revision integer not null check (revision > 0),
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
  note text not null default '' check (length(note) <= 10000),
  submitted_at timestamptz not null,
  submitted_by uuid,
  outcome plan_revision_outcome,
  outcome_note text not null default '' check (length(outcome_note) <= 10000),
  decided_at timestamptz,
  decided_by uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, plan_id, revision),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, submitted_by) references members (org_id, id),
  foreign key (org_id, decided_by) references members (org_id, id),
  constraint decided_one_way check ((decided_at is null) = (outcome is null))
);
comment on table plan_revisions is 'A plan as it stood when it was submitted, and what was decided of it.';
comment on column plan_revisions.snapshot is 'The plan and everything in it, as the contract''s planSnapshot says; it never changes.';
comment on column plan_revisions.submitted_by is 'Null for somebody from outside the team.';
create index plan_revisions_by_submitter on plan_revisions (org_id, submitted_by) where submitted_by is not null;
create index plan_revisions_by_decider on plan_revisions (org_id, decided_by) where decided_by is not null;
select make_tenant_table('plan_revisions');
revoke delete on plan_revisions from muster_app;

create function keep_plan_revision() returns trigger language plpgsql as $$
begin
  if (old.snapshot, old.note, old.submitted_at) is distinct from (new.snapshot, new.note, new.submitted_at) then
    raise exception 'What was submitted stays as it is.';
  end if;
  if old.outcome is not null and (old.outcome, old.decided_at) is distinct from (new.outcome, new.decided_at) then
    raise exception 'What was decided stays decided.';
  end if;
  return new;
end $$;
comment on function keep_plan_revision is 'Holds that what was submitted and decided of a plan stays as it is.';
create trigger keep_plan_revision before update on plan_revisions for each row
  when (current_user <> 'muster_eraser') execute function keep_plan_revision();

create table plan_authors (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  revision integer not null check (revision > 0),
  member_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id)
);
comment on table plan_authors is 'Who wrote in a plan towards a revision, or submitted it: they never decide it.';
comment on column plan_authors.revision is 'The one that was to be submitted next; one that isn''t approved leaves its authors to the one after.';
comment on column plan_authors.member_id is 'Null for somebody from outside the team, who is known by created_by alone.';
create unique index plan_authors_once on plan_authors (org_id, plan_id, revision, created_by);
create index plan_authors_by_member on plan_authors (org_id, member_id) where member_id is not null;
select make_tenant_table('plan_authors');
revoke update, delete on plan_authors from muster_app;

create table plan_reviews (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  held_on date not null,
  held_by uuid,
  notes text not null default '' check (length(notes) <= 10000),
  scores jsonb not null default '[]' check (jsonb_typeof(scores) = 'array'),
  confirmed text[] not null default '{}' check (cardinality(confirmed) <= 10),
  next_review_on date,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, held_by) references members (org_id, id)
);
comment on table plan_reviews is 'A review of a plan that was held, and how the account was judged.';
comment on column plan_reviews.scores is 'Criterion, 1 to 5, and a comment, as the contract''s healthScore says.';
comment on column plan_reviews.confirmed is 'Sections that were looked at and are still right.';
create index plan_reviews_in_order on plan_reviews (org_id, plan_id, held_on, id);
create index plan_reviews_by_holder on plan_reviews (org_id, held_by) where held_by is not null;
select make_tenant_table('plan_reviews');
revoke delete on plan_reviews from muster_app;

create table plan_comments (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  section text not null,
  member_id uuid not null,
  body text not null check (length(body) <= 10000),
  mentions uuid[] not null default '{}',
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  constraint deleted_says_nothing check ((body = '') = (archived_at is not null))
);
comment on table plan_comments is 'What people of the team say of a part of a plan.';
comment on column plan_comments.section is 'One of the contract''s PLAN_SECTIONS.';
comment on column plan_comments.body is 'Text in which <@id> stands for somebody mentioned.';
comment on column plan_comments.archived_at is 'Set when deleted, which empties it for good.';
create index plan_comments_in_order on plan_comments (org_id, plan_id, id) where archived_at is null;
create index plan_comments_by_plan on plan_comments (org_id, plan_id);
create index plan_comments_by_member on plan_comments (org_id, member_id);
select make_tenant_table('plan_comments');
revoke delete on plan_comments from muster_app;

alter table projects add column account_plan_id uuid,
  add constraint projects_account_plan foreign key (org_id, account_plan_id) references account_plans (org_id, id);
comment on column projects.account_plan_id is 'The plan of its client that it serves.';
create index projects_by_account_plan on projects (org_id, account_plan_id) where account_plan_id is not null;

insert into policy_rules (minimum, domain, object, action, effect) values
  ('director', '/org/:org', '/account-plans/:id', 'approve', 'allow');
select publish_rules_in_force('Directors decide account plans, of which they are no author.');
