-- Roles over every organization become rows like those in one: several for a person, with a version, written by administrators.
alter table root_grants
  add column id uuid not null default uuidv7(),
  add column created_by text default muster_sub(),
  add column updated_at timestamptz not null default now(),
  add column updated_by text default muster_sub(),
  add column version integer not null default 1,
  drop constraint root_grants_pkey,
  add primary key (id),
  add unique (subject, role);
create trigger stamp_update before update on root_grants for each row execute function stamp_update();
-- Who may write which role is decided before; this holds everybody off who has no business at the root.
create policy at_root on root_grants to muster_app using ((select is_at_root())) with check ((select is_at_root()));
grant insert, update, delete on root_grants to muster_app;
grant update (created_by, updated_by) on root_grants to muster_eraser;

-- Users are readable only by themselves: whoever is at the root may name one by their address, and see who else is there.
create index users_by_address on users (lower(email));
create function find_users_by_address(address text) returns table (sub text, name text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.sub, u.name, u.email from users u
  where lower(u.email) = lower(address) and is_at_root()
  order by u.created_at, u.sub limit 2
$$;
comment on function find_users_by_address is 'People who have signed in with exactly this address, two at most; nobody for callers without a role at the root.';

create function users_at_root() returns table (sub text, name text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.sub, u.name, u.email from users u
  where u.sub in (select t.subject from root_grants t) and is_at_root()
$$;
comment on function users_at_root is 'People who hold a role at the root, expired ones too; nobody for callers without one.';

-- The one thing that leaving an organization changes about a user; it does nothing for somebody who still holds a role there.
create function leave_current_organization(leaving text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update users u set current_org_id = null
  where u.sub = leaving and u.current_org_id = muster_org()
    and not exists (select from role_grants g where g.subject = leaving and g.org_id = muster_org())
$$;
comment on function leave_current_organization is 'Whoever was removed from the organization of the request has it no more as their current one.';
create policy leaver on users for update to muster_reader using (true) with check (current_org_id is null);
grant update (current_org_id) on users to muster_reader;

do $$
declare
  made regprocedure;
begin
  foreach made in array array['find_users_by_address(text)', 'users_at_root()', 'leave_current_organization(text)']::regprocedure[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;

-- An owner or administrator whose time runs out is none who stays.
create or replace function deletion_obstacles(asked text) returns table (rule text, org_id uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'only-admin', null::uuid, null::text from root_grants t
  where t.subject = asked and t.role = 'admin' and (t.expires_at is null or t.expires_at > now())
    and not exists (
      select from root_grants o where o.subject <> asked and o.role = 'admin' and o.expires_at is null)
  union all
  select 'only-owner', o.org_id, o.name from organizations o
  where o.archived_at is null
    and exists (
      select from role_grants g
      where g.org_id = o.org_id and g.subject = asked and g.role = 'owner' and g.project_id is null
        and g.archived_at is null and (g.expires_at is null or g.expires_at > now()))
    and not exists (
      select from role_grants g
      where g.org_id = o.org_id and g.subject <> asked and g.role = 'owner' and g.project_id is null
        and g.archived_at is null and g.expires_at is null)
  order by 1, 3
$$;

-- The team by name, by age and by role, and the roles held in one project.
create index members_by_lower_name on members (org_id, lower(name), id);
create index members_by_age on members (org_id, created_at, id);
create index role_grants_of_project on role_grants (org_id, project_id) where project_id is not null;
create index role_grants_of_organization on role_grants (org_id, subject, role, expires_at)
  where project_id is null and archived_at is null;
