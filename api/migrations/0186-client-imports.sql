-- Clients that came from a file, together, so that they can be taken back together (decision 149).
create table client_imports (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  file_name text not null check (length(file_name) between 1 and 255),
  made uuid[] not null,
  changed jsonb not null default '[]' check (jsonb_typeof(changed) = 'array'),
  skipped integer not null default 0,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id)
);
comment on table client_imports is 'Files of clients that were imported.';
comment on column client_imports.made is 'Ids of the clients that it made.';
comment on column client_imports.changed is 'Clients that it changed: id, the version that it left, the fields as they were, and what it added to them.';
comment on column client_imports.skipped is 'Rows of the file that were left out.';
select make_tenant_table('client_imports');

-- A file names clients by the reference that another application knows them by.
create index clients_by_external_ref on clients (org_id, external_ref) where external_ref is not null;
