create type organization_rounding as enum ('none', 'up', 'down', 'nearest');
create type organization_approval as enum ('off', 'line', 'project', 'both');
create type organization_status as enum ('active', 'suspended', 'archived');
create table organizations (
  org_id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  legal_name text,
  tax_id text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  timezone text not null,
  locale text not null default 'en-GB',
  week_start smallint not null default 1 check (week_start between 0 and 6),
  working_days smallint[] not null default '{0,480,480,480,480,480,0}' check (cardinality(working_days) = 7),
  fiscal_month smallint not null default 1 check (fiscal_month between 1 and 12),
  rounding organization_rounding not null default 'none',
  rounding_minutes smallint not null default 15 check (rounding_minutes between 1 and 60),
  require_project boolean not null default true,
  require_note boolean not null default false,
  require_service boolean not null default false,
  allow_overlap boolean not null default false,
  edit_window_days smallint not null default 31 check (edit_window_days >= 0),
  approval organization_approval not null default 'line',
  min_rest_h smallint not null default 11,
  max_week_h smallint not null default 48,
  margin_floor_pct numeric(5, 2) not null default 0,
  address text,
  status organization_status not null default 'active',
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz
);
comment on table organizations is 'A tenant: every other tenant table carries its org_id.';
comment on column organizations.working_days is 'Minutes of work per weekday, Sunday first.';
comment on column organizations.edit_window_days is 'How many days back a member may log or change time; 0 = no limit.';
select make_tenant_table('organizations');

create table users (
  sub text primary key,
  email text not null,
  name text not null,
  current_org_id uuid references organizations on delete set null,
  feature_tours jsonb not null default '{}',
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table users is 'Somebody who signed in, as the identity provider names them; personal, not of a tenant.';
alter table users enable row level security;
alter table users force row level security;
create policy own on users to muster_app using (sub = (select muster_sub())) with check (sub = (select muster_sub()));
grant select, insert, update on users to muster_app;

create type member_employment as enum ('employee', 'contractor', 'placeholder');
create type member_status as enum ('invited', 'active', 'on_leave', 'offboarded');
create table members (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  user_sub text,
  email text not null check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 120),
  position text,
  department text,
  manager_id uuid,
  employment member_employment not null default 'employee',
  start_date date not null default current_date,
  end_date date check (end_date >= start_date),
  level text,
  weekly_capacity_minutes integer not null default 2400 check (weekly_capacity_minutes between 0 and 10080),
  target_utilisation_pct smallint check (target_utilisation_pct between 0 and 100),
  phone text,
  status member_status not null default 'invited',
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  unique (org_id, email),
  unique (org_id, user_sub),
  foreign key (org_id, manager_id) references members (org_id, id)
);
comment on table members is 'A person of an organization''s team; user_sub is empty until the invitation is accepted.';
comment on column members.level is 'Grade that a service type''s rate may be scoped to.';
create index members_by_name on members (org_id, name, id);
select make_tenant_table('members');
