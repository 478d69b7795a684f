create type client_status as enum ('prospect', 'active', 'dormant', 'lost');
create table clients (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  code text,
  legal_name text,
  vat_id text,
  status client_status not null default 'active',
  industry text,
  parent_id uuid,
  owner_id uuid,
  currency text check (currency ~ '^[A-Z]{3}$'),
  payment_terms_days smallint not null default 30 check (payment_terms_days between 0 and 120),
  website text,
  tags text[] not null default '{}',
  external_ref text,
  import_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  unique (org_id, code),
  foreign key (org_id, parent_id) references clients (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id)
);
comment on table clients is 'A company that pays for work.';
comment on column clients.import_id is 'The import that made it, so that undoing the import can take it away.';
create index clients_by_name on clients (org_id, name, id);
select make_tenant_table('clients');
