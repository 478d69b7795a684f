create extension if not exists btree_gist;

create type service_type_unit as enum ('hour', 'day', 'piece', 'month');
create type service_type_status as enum ('draft', 'active', 'retired');
create table service_types (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  code text not null check (code ~ '^[A-Z0-9-]{2,12}$'),
  name text not null check (length(name) between 1 and 120),
  category text,
  unit service_type_unit not null default 'hour',
  skills text[] not null default '{}',
  min_margin_pct numeric(5, 2) check (min_margin_pct between 0 and 100),
  billable boolean not null default true,
  status service_type_status not null default 'draft',
  import_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  unique (org_id, code)
);
comment on table service_types is 'A kind of work that is rostered, logged and priced.';
create index service_types_by_name on service_types (org_id, name, id);
select make_tenant_table('service_types');

create type service_rate_scope as enum ('organization', 'client', 'member_level');
create table service_rates (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  service_type_id uuid not null,
  scope service_rate_scope not null,
  client_id uuid,
  level text,
  cost_rate numeric(14, 4) not null check (cost_rate >= 0),
  bill_rate numeric(14, 4) not null check (bill_rate >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, service_type_id) references service_types (org_id, id) on delete cascade,
  foreign key (org_id, client_id) references clients (org_id, id),
  check ((scope = 'client') = (client_id is not null) and (scope = 'member_level') = (level is not null)),
  exclude using gist (
    org_id with =, service_type_id with =, scope with =,
    coalesce(client_id, '00000000-0000-0000-0000-000000000000') with =, coalesce(level, '') with =,
    daterange(valid_from, valid_to, '[]') with &&)
);
comment on table service_rates is 'What a unit of a service costs and sells for, from a day on; periods of one scope never overlap.';
select make_tenant_table('service_rates');
