create type project_type as enum ('client', 'internal', 'presales');
create type project_billing as enum ('time_and_materials', 'capped', 'fixed', 'retainer', 'non_billable');
create type project_budget_period as enum ('total', 'month');
create type project_priority as enum ('low', 'normal', 'high', 'urgent');
create type project_health_mode as enum ('auto', 'manual');
create type project_health as enum ('green', 'amber', 'red');
create type project_status as enum ('proposed', 'planned', 'active', 'on_hold', 'completed', 'cancelled', 'archived');
create table projects (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  code text not null check (code ~ '^[A-Z0-9-]{2,12}$'),
  name text not null check (length(name) between 1 and 120),
  client_id uuid,
  owner_id uuid not null,
  sponsor_id uuid,
  type project_type not null default 'client',
  billing project_billing not null default 'time_and_materials',
  start_date date not null,
  end_date date check (end_date >= start_date),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  budget_minor bigint check (budget_minor >= 0),
  budget_minutes integer check (budget_minutes >= 0),
  budget_period project_budget_period not null default 'total',
  hard_cap boolean not null default false,
  alert_pcts smallint[] not null default '{50,75,90,100}',
  priority project_priority not null default 'normal',
  site_address text,
  site_timezone text,
  progress smallint not null default 0 check (progress between 0 and 100),
  health_mode project_health_mode not null default 'auto',
  health project_health,
  health_note text,
  tags text[] not null default '{}',
  status project_status not null default 'proposed',
  status_reason text,
  import_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  unique (org_id, code),
  check (type = 'internal' or client_id is not null),
  check (health_mode = 'auto' or health is not null),
  check (health_mode = 'auto' or health = 'green' or health_note is not null),
  foreign key (org_id, client_id) references clients (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id),
  foreign key (org_id, sponsor_id) references members (org_id, id)
);
comment on table projects is 'Work with a budget, an owner and dates; time, shifts and the ops-log hang on it.';
comment on column projects.budget_minor is 'Minor units of currency, for the whole project or a month as budget_period says.';
comment on column projects.health is 'Set by hand when health_mode is manual; automatic health is computed.';
create index projects_by_name on projects (org_id, name, id);
create index projects_by_client on projects (org_id, client_id);
select make_tenant_table('projects');

alter table role_grants add foreign key (org_id, project_id) references projects (org_id, id) on delete cascade;

create table project_services (
  org_id uuid not null references organizations,
  project_id uuid not null,
  service_type_id uuid not null,
  primary key (org_id, project_id, service_type_id),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade,
  foreign key (org_id, service_type_id) references service_types (org_id, id)
);
comment on table project_services is 'The service types that time on a project may be logged as; none = all of them.';
select make_tenant_table('project_services');

create table project_milestones (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  project_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  due_date date not null,
  done boolean not null default false,
  primary key (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
);
comment on table project_milestones is 'A dated promise of a project.';
select make_tenant_table('project_milestones');
