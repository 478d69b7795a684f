-- Deals: what is offered to a client, in revisions, who approves it and what becomes of it (decisions 151 and 157).
create type dealsheet_status as enum (
  'draft', 'submitted', 'changes_requested', 'approved', 'rejected', 'sent', 'won', 'lost', 'expired');
create type dealsheet_approver as enum ('owner', 'executive', 'admin');

create table dealsheets (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  number integer not null check (number > 0),
  code text not null generated always as ('D-' || lpad(number::text, greatest(4, length(number::text)), '0')) stored,
  title text not null check (length(title) between 1 and 120),
  opportunity text not null default '' check (length(opportunity) <= 200),
  client_id uuid not null,
  owner_id uuid,
  probability_pct smallint not null default 50 check (probability_pct between 0 and 100),
  close_on date,
  status dealsheet_status not null default 'draft',
  revision integer not null default 1 check (revision > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_minor bigint not null,
  cost_minor bigint not null,
  margin_pct numeric,
  discount_share_pct numeric,
  approver dealsheet_approver not null,
  valid_until date,
  submitted_at timestamptz,
  decided_at timestamptz,
  sent_on date,
  closed_on date,
  lost_reason text check (length(lost_reason) between 1 and 10000),
  project_id uuid,
  scenario_id uuid,
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
  foreign key (org_id, project_id) references projects (org_id, id),
  constraint dealsheets_preset foreign key (preset_id, preset_revision) references preset_revisions (preset_id, revision),
  constraint dealsheets_preset_whole check ((preset_id is null) = (preset_revision is null)),
  constraint sent_has_a_day check (status not in ('sent', 'won', 'lost', 'expired') or (sent_on is not null and valid_until is not null)),
  constraint closed_has_a_day check ((status in ('won', 'lost', 'expired')) = (closed_on is not null)),
  constraint lost_for_a_reason check ((status = 'lost') = (lost_reason is not null)),
  constraint won_is_a_project check ((status = 'won') = (project_id is not null)),
  constraint won_is_kept check (status <> 'won' or archived_at is null)
);
comment on table dealsheets is 'What is offered to a client; what lists and the board show of its newest revision stands in its columns.';
comment on column dealsheets.number is 'From 1 in its organization, without gaps.';
comment on column dealsheets.opportunity is 'What the client wants it for, in a few words.';
comment on column dealsheets.status is 'Where its newest revision stands.';
comment on column dealsheets.revision is 'The number of its newest revision.';
comment on column dealsheets.price_minor is 'Of the newest revision, in minor units of currency, without tax.';
comment on column dealsheets.discount_share_pct is 'All discounts, of the list price.';
comment on column dealsheets.approver is 'The lowest role that approves it, by the bands as they were when it was saved or submitted last.';
comment on column dealsheets.valid_until is 'Of what was sent: the last day on which the client may accept it.';
comment on column dealsheets.scenario_id is 'The scenario of the calculator that it was made from.';
create unique index dealsheets_by_number on dealsheets (org_id, number);
create index dealsheets_by_update on dealsheets (org_id, updated_at, id) where archived_at is null;
create index dealsheets_by_title on dealsheets (org_id, lower(title), id) where archived_at is null;
create index dealsheets_by_closing on dealsheets (org_id, (coalesce(close_on, 'infinity'::date)), id) where archived_at is null;
create index dealsheets_by_price on dealsheets (org_id, price_minor, id) where archived_at is null;
create index dealsheets_on_board on dealsheets (org_id, status, updated_at, id)
  include (currency, price_minor, cost_minor, probability_pct) where archived_at is null;
create index dealsheets_archived on dealsheets (org_id, updated_at, id) where archived_at is not null;
create index dealsheets_by_client on dealsheets (org_id, client_id, updated_at, id);
create index dealsheets_by_owner on dealsheets (org_id, owner_id, updated_at, id);
create index dealsheets_by_project on dealsheets (org_id, project_id) where project_id is not null;
create unique index dealsheets_by_scenario on dealsheets (org_id, scenario_id) where scenario_id is not null;
create index dealsheets_by_preset on dealsheets (preset_id, preset_revision);
create index dealsheets_running_out on dealsheets (org_id, valid_until, id) where status = 'sent' and archived_at is null;
select make_tenant_table('dealsheets');
revoke delete on dealsheets from muster_app;

create table dealsheet_revisions (
  org_id uuid not null references organizations,
  dealsheet_id uuid not null,
  revision integer not null check (revision > 0),
  status dealsheet_status not null default 'draft',
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  results jsonb not null check (jsonb_typeof(results) = 'object'),
  rates jsonb not null default '[]' check (jsonb_typeof(rates) = 'array'),
  engine_version integer not null check (engine_version > 0),
  note text not null default '' check (length(note) <= 10000),
  submitted_at timestamptz,
  submitted_by uuid,
  decided_at timestamptz,
  decided_by uuid,
  decision dealsheet_status check (decision in ('approved', 'changes_requested', 'rejected')),
  decision_note text not null default '' check (length(decision_note) <= 10000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, dealsheet_id, revision),
  foreign key (org_id, dealsheet_id) references dealsheets (org_id, id),
  foreign key (org_id, submitted_by) references members (org_id, id),
  foreign key (org_id, decided_by) references members (org_id, id),
  constraint decided_after_submission check (decided_at is null or submitted_at is not null),
  constraint decided_one_way check ((decided_at is null) = (decision is null))
);
comment on table dealsheet_revisions is 'What a deal offered and offers. One that was submitted keeps its content, results and rates.';
comment on column dealsheet_revisions.content is 'Inputs, validity, terms, risks and assumptions, as the contract''s dealsheetContent says.';
comment on column dealsheet_revisions.results is 'What the content came to when it was saved last, as the contract''s calculationResults says.';
comment on column dealsheet_revisions.rates is 'Exchange rates that the results rest on.';
comment on column dealsheet_revisions.engine_version is 'The arithmetic that made the results.';
comment on column dealsheet_revisions.note is 'What whoever submitted it says of it.';
comment on column dealsheet_revisions.submitted_by is 'Null for somebody from outside the team.';
create index dealsheet_revisions_by_submitter on dealsheet_revisions (org_id, submitted_by) where submitted_by is not null;
create index dealsheet_revisions_by_decider on dealsheet_revisions (org_id, decided_by) where decided_by is not null;
select make_tenant_table('dealsheet_revisions');
revoke delete on dealsheet_revisions from muster_app;

create function keep_submitted() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (new.status = 'draft'
      or (old.content, old.results, old.rates, old.engine_version, old.submitted_at)
        is distinct from (new.content, new.results, new.rates, new.engine_version, new.submitted_at)) then
    raise exception 'What was submitted stays as it is.';
  end if;
  if old.decision is not null and (old.decision, old.decided_at) is distinct from (new.decision, new.decided_at) then
    raise exception 'What was decided stays decided.';
  end if;
  return new;
end $$;
comment on function keep_submitted is 'Holds that a revision which was submitted keeps its content and figures, and its decision.';
create trigger keep_submitted before update on dealsheet_revisions for each row
  when (current_user <> 'muster_eraser') execute function keep_submitted();

create table dealsheet_authors (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  dealsheet_id uuid not null,
  revision integer not null,
  member_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  primary key (org_id, id),
  foreign key (org_id, dealsheet_id, revision) references dealsheet_revisions (org_id, dealsheet_id, revision),
  foreign key (org_id, member_id) references members (org_id, id)
);
comment on table dealsheet_authors is 'Who wrote in a revision or submitted it: they never decide it.';
comment on column dealsheet_authors.member_id is 'Null for somebody from outside the team, who is known by created_by alone.';
create unique index dealsheet_authors_once on dealsheet_authors (org_id, dealsheet_id, revision, created_by);
create index dealsheet_authors_by_member on dealsheet_authors (org_id, member_id) where member_id is not null;
select make_tenant_table('dealsheet_authors');
revoke update, delete on dealsheet_authors from muster_app;

create table approval_bands (
  org_id uuid not null references organizations,
  bands jsonb not null check (jsonb_typeof(bands) = 'array'),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id)
);
comment on table approval_bands is 'Who approves deals by margin and discount, in an organization that has said so; others go by the defaults.';
comment on column approval_bands.bands is 'Role, lowest margin and highest discount, the first that a deal fits counts, as the contract''s approvalBand says.';
select make_tenant_table('approval_bands');
revoke delete on approval_bands from muster_app;

-- Built on what other rooms have said already; its content is what is compared.
do $$
begin
  execute 'create or replace view preset_uses with (security_invoker) as ' || rtrim(pg_get_viewdef('preset_uses'), '; ')
    || ' union all select d.org_id, d.preset_id, d.preset_revision, ''dealsheet'', d.id, d.title, null::uuid, r.content'
    || ' from dealsheets d join dealsheet_revisions r on r.org_id = d.org_id and r.dealsheet_id = d.id and r.revision = d.revision'
    || ' where d.preset_id is not null and d.archived_at is null';
end $$;
