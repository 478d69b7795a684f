-- What an account plan is made of (decision 160). Taken out, something is gone: what was submitted keeps it as it was.
create type plan_objective_status as enum ('on_track', 'at_risk', 'off_track', 'achieved', 'dropped');
create type stakeholder_role as enum ('decision_maker', 'approver', 'evaluator', 'influencer', 'user');
create type swot_quadrant as enum ('strength', 'weakness', 'opportunity', 'threat');
create type spent_with as enum ('unknown', 'internal', 'competitor', 'us', 'none');
create type opportunity_stage as enum ('identified', 'qualified', 'proposed', 'negotiating', 'won', 'lost');
create type plan_action_status as enum ('open', 'doing', 'done', 'dropped');
create type plan_risk_status as enum ('open', 'mitigated', 'happened', 'closed');
create type risk_level as enum ('low', 'medium', 'high');

create table plan_objectives (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  metric text not null default '' check (length(metric) <= 120),
  unit text not null default '' check (length(unit) <= 20),
  baseline numeric,
  target numeric,
  current numeric,
  due_on date,
  owner_id uuid,
  status plan_objective_status not null default 'on_track',
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id)
);
comment on table plan_objectives is 'What a plan wants to reach, and how far it is.';
create index plan_objectives_of_plan on plan_objectives (org_id, plan_id, id);
create index plan_objectives_by_owner on plan_objectives (org_id, owner_id) where owner_id is not null;
select make_tenant_table('plan_objectives');

create table plan_stakeholders (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  contact_id uuid not null,
  role stakeholder_role not null default 'influencer',
  support smallint not null default 0 check (support between -2 and 2),
  coverage smallint not null default 0 check (coverage between 0 and 4),
  influence smallint not null default 3 check (influence between 1 and 5),
  reports_to uuid check (reports_to <> id),
  owner_id uuid,
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id),
  foreign key (org_id, contact_id) references contacts (org_id, id),
  unique (org_id, plan_id, id),
  foreign key (org_id, plan_id, reports_to) references plan_stakeholders (org_id, plan_id, id) on delete set null (reports_to)
);
comment on table plan_stakeholders is 'Somebody at the client who counts for what a plan wants.';
create index plan_stakeholders_of_plan on plan_stakeholders (org_id, plan_id, id);
create unique index plan_stakeholders_once on plan_stakeholders (org_id, plan_id, contact_id);
create index plan_stakeholders_by_contact on plan_stakeholders (org_id, contact_id);
create index plan_stakeholders_by_superior on plan_stakeholders (org_id, plan_id, reports_to) where reports_to is not null;
comment on column plan_stakeholders.support is 'From -2, who opposes, to 2, who champions.';
comment on column plan_stakeholders.coverage is 'How well we know them, 0 to 4.';
comment on column plan_stakeholders.owner_id is 'Who of us looks after them.';
create index plan_stakeholders_by_owner on plan_stakeholders (org_id, owner_id) where owner_id is not null;
select make_tenant_table('plan_stakeholders');

create table plan_actions (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  owner_id uuid,
  due_on date,
  status plan_action_status not null default 'open',
  done_on date,
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id),
  unique (org_id, plan_id, id),
  constraint done_has_a_day check ((status = 'done') = (done_on is not null))
);
comment on table plan_actions is 'What is to be done for a plan.';
create index plan_actions_of_plan on plan_actions (org_id, plan_id, id);
create index plan_actions_by_owner on plan_actions (org_id, owner_id) where owner_id is not null;
create index plan_actions_due on plan_actions (org_id, due_on, id) where status in ('open', 'doing');
select make_tenant_table('plan_actions');

create table plan_swot (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  quadrant swot_quadrant not null,
  text text not null check (length(text) between 1 and 500),
  impact smallint not null default 2 check (impact between 1 and 3),
  action_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, plan_id, action_id) references plan_actions (org_id, plan_id, id) on delete set null (action_id)
);
comment on table plan_swot is 'A strength, weakness, opportunity or threat.';
create index plan_swot_of_plan on plan_swot (org_id, plan_id, id);
create index plan_swot_by_action on plan_swot (org_id, plan_id, action_id) where action_id is not null;
select make_tenant_table('plan_swot');

create table plan_units (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  position integer not null default 0 check (position between 0 and 10000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  unique (org_id, plan_id, id)
);
comment on table plan_units is 'A part of the client that buys for itself.';
create index plan_units_of_plan on plan_units (org_id, plan_id, id);
create unique index plan_units_once on plan_units (org_id, plan_id, lower(name));
select make_tenant_table('plan_units');

create table plan_opportunities (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  stage opportunity_stage not null default 'identified',
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  probability_pct smallint not null default 10 check (probability_pct between 0 and 100),
  close_on date,
  owner_id uuid,
  service_type_id uuid,
  dealsheet_id uuid,
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id),
  foreign key (org_id, service_type_id) references service_types (org_id, id),
  foreign key (org_id, dealsheet_id) references dealsheets (org_id, id),
  unique (org_id, plan_id, id)
);
comment on table plan_opportunities is 'Work that a client may give us; amounts are in minor units of the plans currency.';
create index plan_opportunities_of_plan on plan_opportunities (org_id, plan_id, id);
create index plan_opportunities_by_owner on plan_opportunities (org_id, owner_id) where owner_id is not null;
create index plan_opportunities_by_service on plan_opportunities (org_id, service_type_id) where service_type_id is not null;
create unique index plan_opportunities_by_dealsheet on plan_opportunities (org_id, dealsheet_id) where dealsheet_id is not null;
select make_tenant_table('plan_opportunities');

create table plan_whitespace (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  service_type_id uuid not null,
  unit_id uuid,
  year smallint not null check (year between 2000 and 2100),
  spend_minor bigint check (spend_minor >= 0),
  spent_with spent_with not null default 'unknown',
  opportunity_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, service_type_id) references service_types (org_id, id),
  foreign key (org_id, plan_id, unit_id) references plan_units (org_id, plan_id, id) on delete cascade,
  foreign key (org_id, plan_id, opportunity_id) references plan_opportunities (org_id, plan_id, id) on delete set null (opportunity_id)
);
comment on table plan_whitespace is 'What a part of the client spends on a service in a year, and with whom.';
create index plan_whitespace_of_plan on plan_whitespace (org_id, plan_id, id);
create unique index plan_whitespace_once on plan_whitespace (org_id, plan_id, service_type_id, unit_id, year) nulls not distinct;
create index plan_whitespace_by_service on plan_whitespace (org_id, service_type_id);
create index plan_whitespace_by_unit on plan_whitespace (org_id, plan_id, unit_id) where unit_id is not null;
create index plan_whitespace_by_opportunity on plan_whitespace (org_id, plan_id, opportunity_id) where opportunity_id is not null;
comment on column plan_whitespace.unit_id is 'Null = the client as a whole.';
comment on column plan_whitespace.spend_minor is 'Null where it isn''t known.';
select make_tenant_table('plan_whitespace');

create table plan_risks (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  text text not null check (length(text) between 1 and 500),
  likelihood risk_level not null default 'medium',
  impact risk_level not null default 'medium',
  mitigation text not null default '' check (length(mitigation) <= 2000),
  owner_id uuid,
  due_on date,
  status plan_risk_status not null default 'open',
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id)
);
comment on table plan_risks is 'What may go wrong with a plan.';
create index plan_risks_of_plan on plan_risks (org_id, plan_id, id);
create index plan_risks_by_owner on plan_risks (org_id, owner_id) where owner_id is not null;
select make_tenant_table('plan_risks');

create table plan_competitors (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  threat risk_level not null default 'medium',
  share_pct smallint check (share_pct between 0 and 100),
  strengths text not null default '' check (length(strengths) <= 2000),
  weaknesses text not null default '' check (length(weaknesses) <= 2000),
  answer text not null default '' check (length(answer) <= 2000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id)
);
comment on table plan_competitors is 'Who else wants what a plan wants.';
create index plan_competitors_of_plan on plan_competitors (org_id, plan_id, id);
select make_tenant_table('plan_competitors');

create table plan_decisions (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  text text not null check (length(text) between 1 and 500),
  reason text not null default '' check (length(reason) <= 2000),
  decided_on date not null,
  owner_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, plan_id) references account_plans (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id)
);
comment on table plan_decisions is 'What was decided for a plan, when and why.';
create index plan_decisions_of_plan on plan_decisions (org_id, plan_id, id);
create index plan_decisions_by_owner on plan_decisions (org_id, owner_id) where owner_id is not null;
select make_tenant_table('plan_decisions');
