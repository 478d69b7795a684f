-- What somebody changed about many projects at once, so that the whole of it can be taken back for a while.
create table bulk_changes (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  verb text not null,
  projects jsonb not null check (jsonb_typeof(projects) = 'array'),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  undone_at timestamptz,
  primary key (org_id, id)
);
comment on table bulk_changes is 'Changes of many projects at once; only kept for as long as they can be taken back.';
comment on column bulk_changes.projects is 'Of every changed project its version since, and how it was before.';
select make_tenant_table('bulk_changes');
create index bulk_changes_by_age on bulk_changes (org_id, created_at);
