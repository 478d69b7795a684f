-- Projects that came from a file, together, so that they can be taken back together.
create table project_imports (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  file_name text not null check (length(file_name) between 1 and 255),
  projects jsonb not null,
  kept jsonb not null default '[]',
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id)
);
comment on table project_imports is 'Files of projects that were imported.';
comment on column project_imports.projects is 'Id, code and name of every project that it made.';
comment on column project_imports.kept is 'Id and name of those that stayed when it was taken back, since they were in use.';
select make_tenant_table('project_imports');
