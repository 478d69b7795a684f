create table events (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  type text not null check (type ~ '^[a-z_]+(-[a-z]+)*\.[a-z_]+$'),
  subject_type text not null,
  subject_id uuid not null,
  project_id uuid,
  actor text default muster_sub(),
  actor_name text,
  occurred_at timestamptz not null default now(),
  changes jsonb not null default '{}',
  data jsonb not null default '{}',
  request_id text,
  primary key (org_id, id)
);
comment on table events is 'Everything that happened, once: audit trail, project activity and notifications read it.';
comment on column events.changes is 'Changed fields: {field: [before, after]}.';
create index events_by_project on events (org_id, project_id, id desc) where project_id is not null;
create index events_by_subject on events (org_id, subject_id, id desc);
select make_tenant_table('events');
revoke update, delete on events from muster_app;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on events for each row execute function refuse_change();
create trigger no_truncate before truncate on events for each statement execute function refuse_change();
