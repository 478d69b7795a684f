create type import_status as enum ('previewed', 'applied', 'undone');
create table imports (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  file_name text not null,
  file_sha256 text not null,
  file_bytes bytea not null,
  format text not null,
  date_order text not null,
  preview jsonb not null,
  mapping jsonb,
  result jsonb,
  status import_status not null default 'previewed',
  applied_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id)
);
comment on table imports is 'A file of time from another tracker: read, previewed, applied as a whole, undone as a whole.';
create index imports_newest on imports (org_id, id desc);
select make_tenant_table('imports');
alter table activity_entries add foreign key (org_id, import_id) references imports (org_id, id);
alter table members add column import_id uuid;
