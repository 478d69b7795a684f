-- What an entry of an ops-log starts from (decision 140).
create table ops_log_templates (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  project_id uuid,
  type ops_log_type not null,
  name text not null check (length(name) between 1 and 60),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id)
);
comment on table ops_log_templates is 'What an entry of a type starts from.';
comment on column ops_log_templates.project_id is 'Null where every project has it that has none of its own of this type.';
comment on column ops_log_templates.payload is 'Title, body, severity, tags and follow-up, as the contract''s opsLogTemplateContents says.';
create unique index ops_log_templates_names on ops_log_templates (org_id, project_id, type, lower(name)) nulls not distinct
  where archived_at is null;
create index ops_log_templates_by_project on ops_log_templates (org_id, project_id, id);
select make_tenant_table('ops_log_templates');
