create type role_name as enum ('member', 'coordinator', 'manager', 'director', 'owner', 'executive', 'admin');

create table role_grants (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  subject text not null,
  role role_name not null,
  project_id uuid,
  domain text not null generated always as ('/org/' || org_id::text || coalesce('/project/' || project_id::text, '')) stored,
  reason text,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  unique nulls not distinct (org_id, subject, project_id, role)
);
comment on table role_grants is 'A role held in an organization or in one of its projects.';
create index role_grants_by_subject on role_grants (subject);
select make_tenant_table('role_grants');

create table root_grants (
  subject text primary key,
  role role_name not null,
  reason text,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table root_grants is 'Roles held at /root, over every organization.';
alter table root_grants enable row level security;
alter table root_grants force row level security;
create policy own on root_grants for select to muster_app using (subject = (select muster_sub()));
grant select on root_grants to muster_app;

create type policy_effect as enum ('allow', 'deny');
create table policy_rules (
  id uuid primary key default uuidv7(),
  minimum role_name not null,
  domain text not null,
  object text not null,
  action text not null,
  effect policy_effect not null default 'allow',
  unique (minimum, domain, object, action, effect)
);
comment on table policy_rules is 'The policy: an allow counts for every role from its minimum up, a deny for exactly that role.';
alter table policy_rules enable row level security;
alter table policy_rules force row level security;
create policy everybody on policy_rules for select to muster_app using (true);
-- The owner, who may be no superuser, writes the defaults in migrations.
create policy migrating on policy_rules to current_user using (true);
grant select on policy_rules to muster_app;

-- What a request must know of the person who asks, across organizations, in one read.
create function person_access(asked text) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'current_org_id', (select u.current_org_id from users u where u.sub = asked),
    'known', exists (select from users u where u.sub = asked),
    'grants', coalesce((
      select jsonb_agg(jsonb_build_object('role', g.role, 'domain', g.domain, 'expires_at', g.expires_at))
      from (
        select r.role, r.domain, r.expires_at from role_grants r where r.subject = asked and r.archived_at is null
        union all
        select t.role, '/root', t.expires_at from root_grants t where t.subject = asked
      ) g where g.expires_at is null or g.expires_at > now()), '[]'),
    'members', coalesce((
      select jsonb_object_agg(m.org_id, m.id) from members m where m.user_sub = asked and m.archived_at is null), '{}'))
$$;
comment on function person_access is 'Current organization, grants and member ids of a person; runs as muster_reader, which reads these tables only.';

-- The organizations in which a person holds any grant; all of them for a grant at /root.
create function person_organizations(asked text) returns setof organizations language sql stable security definer set search_path = public, pg_temp as $$
  select o.* from organizations o
  where o.archived_at is null and (
    exists (select from root_grants t where t.subject = asked and (t.expires_at is null or t.expires_at > now()))
    or exists (
      select from role_grants g
      where g.subject = asked and g.org_id = o.org_id and g.archived_at is null and (g.expires_at is null or g.expires_at > now())))
  order by o.name, o.org_id
$$;

create policy reader on users for select to muster_reader using (true);
create policy reader on organizations for select to muster_reader using (true);
create policy reader on members for select to muster_reader using (true);
create policy reader on role_grants for select to muster_reader using (true);
create policy reader on root_grants for select to muster_reader using (true);
grant select on users, organizations, members, role_grants, root_grants to muster_reader;
alter function person_access(text) owner to muster_reader;
alter function person_organizations(text) owner to muster_reader;
revoke all on function person_access(text), person_organizations(text) from public;
grant execute on function person_access(text), person_organizations(text) to muster_app;

-- Processes that remember a person's grants forget them when they change.
create function tell_access_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  perform pg_notify('access_changed', coalesce(changed ->> 'subject', changed ->> 'user_sub', changed ->> 'sub', ''));
  return null;
end $$;
create trigger tell_access_changed after insert or update or delete on role_grants for each row execute function tell_access_changed();
create trigger tell_access_changed after insert or update or delete on root_grants for each row execute function tell_access_changed();
create trigger tell_access_changed after insert or update or delete on members for each row execute function tell_access_changed();
create trigger tell_access_changed after insert or update of current_org_id on users for each row execute function tell_access_changed();
create function tell_policy_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('policy_changed', '');
  return null;
end $$;
create trigger tell_policy_changed after insert or update or delete on policy_rules for each statement execute function tell_policy_changed();
