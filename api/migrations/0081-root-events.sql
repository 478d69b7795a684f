-- What happens above the organizations: the policy, and roles over all of them. Only administrators of everything read it.
create table root_events (
  id uuid primary key default uuidv7(),
  type text not null check (type ~ '^[a-z_]+(-[a-z]+)*\.[a-z_]+$'),
  subject_type text not null,
  subject_id uuid not null,
  actor text default muster_sub(),
  actor_name text,
  occurred_at timestamptz not null default now(),
  changes jsonb not null default '{}',
  data jsonb not null default '{}',
  request_id text
);
comment on table root_events is 'Everything that happened above the organizations, once.';
comment on column root_events.changes is 'Changed fields: {field: [before, after]}.';
alter table root_events enable row level security;
alter table root_events force row level security;

-- Whether the person of the request holds a role over every organization.
create function is_at_root() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from root_grants where subject = muster_sub() and (expires_at is null or expires_at > now()))
$$;
alter function is_at_root() owner to muster_reader;
revoke all on function is_at_root() from public;
grant execute on function is_at_root() to muster_app;

create policy at_root on root_events to muster_app using ((select is_at_root())) with check ((select is_at_root()));
create policy owning on root_events to current_user using (true);
create policy eraser on root_events to muster_eraser using (true) with check (true);
grant select, insert on root_events to muster_app;
grant select, update (actor, actor_name, changes, data) on root_events to muster_eraser;
create index root_events_by_actor on root_events (actor);
create trigger append_only before update or delete on root_events for each row execute function refuse_change();
create trigger no_truncate before truncate on root_events for each statement execute function refuse_change();
