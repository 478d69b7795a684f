-- Organizations as administrators see them, and what being suspended or archived does (decision 161).
create index organizations_by_creation on organizations (created_at, org_id);
create index organizations_by_status on organizations (status, org_id);
create index organizations_not_active on organizations (org_id) where status <> 'active';

-- What somebody may do depends on how the organizations are that they belong to: those that aren't active stand beside their roles.
create or replace function person_access(asked text) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'stamp', (select sum(s.version)::text from access_stamps s where s.subject in (asked, '*')),
    'policy', (select s.version::text from access_stamps s where s.subject = '*'),
    'current_org_id', (select u.current_org_id from users u where u.sub = asked),
    'known', (
      select jsonb_build_object('email', u.email, 'name', u.name, 'email_verified', u.email_verified) from users u where u.sub = asked),
    'forgotten', (
      select jsonb_build_object('at', f.forgotten_at, 'finished', f.pseudonym is null) from forgotten_people f where f.sub = asked),
    'grants', coalesce((
      select jsonb_agg(jsonb_build_object('role', g.role, 'domain', g.domain, 'expires_at', g.expires_at))
      from (
        select r.role, r.domain, r.expires_at from role_grants r where r.subject = asked and r.archived_at is null
        union all
        select t.role, '/root', t.expires_at from root_grants t where t.subject = asked
      ) g where g.expires_at is null or g.expires_at > now()), '[]'),
    'members', coalesce((
      select jsonb_object_agg(m.org_id, m.id) from members m where m.user_sub = asked and m.archived_at is null), '{}'),
    'closed', coalesce((
      select jsonb_object_agg(o.org_id, jsonb_build_object('status', o.status, 'since', o.status_changed_at, 'reason', o.status_reason))
      from organizations o where o.status <> 'active' and (
        exists (select from role_grants r where r.subject = asked and r.org_id = o.org_id and r.archived_at is null)
        or exists (select from root_grants t where t.subject = asked))), '{}'))
$$;

-- Everybody in memory is looked at again: it happens a few times a year.
create function tell_organization_closed() returns trigger language plpgsql as $$
begin
  perform stamp_access('*');
  perform pg_notify('policy_changed', '');
  return null;
end $$;
create trigger tell_organization_closed after update of status, status_reason on organizations for each row
  when ((old.status, old.status_reason) is distinct from (new.status, new.status_reason))
  execute function tell_organization_closed();

-- Nothing is done of itself in an organization that rests.
grant select (status) on organizations to muster_notifier;
create or replace function living_organizations() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select org_id from organizations where status = 'active' order by org_id
$$;
comment on function living_organizations is 'Every organization that is active, for work that nobody asked for.';
create or replace function organizations_with_incidents() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id from organizations o where o.status = 'active' and exists (
    select from ops_log_items i where i.org_id = o.org_id and i.kind = 'incident' and i.state = 'open' and i.severity in ('sev1', 'sev2'))
$$;
create or replace function organizations_with_handovers() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id from organizations o where o.status = 'active' and (
    exists (select from ops_log_items i where i.org_id = o.org_id and i.kind = 'handover' and i.state = 'signed_out')
    or exists (select from projects p where p.org_id = o.org_id and p.handover_required and p.status <> 'archived'))
$$;

-- For whoever holds a role over all of them: one page in one of the orders, and no more rows than it takes.
create function organizations_from_above(asked jsonb) returns setof organizations
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  key text := case asked ->> 'sort' when 'created_at' then 'o.created_at' when 'status' then 'o.status' else 'lower(o.name)' end;
  type text := case asked ->> 'sort' when 'created_at' then 'timestamptz' when 'status' then 'organization_status' else 'text' end;
  falling boolean := (asked ->> 'descending')::boolean;
  conditions text := '';
begin
  if not is_at_root() then return; end if;
  if asked ->> 'id' is not null then
    conditions := format(' and o.org_id = %L::uuid', asked ->> 'id');
  elsif asked -> 'status' is null or jsonb_typeof(asked -> 'status') = 'null' then
    conditions := ' and o.status <> ''archived''';
  else
    conditions := format(' and o.status = any (%L::organization_status[])', array(select jsonb_array_elements_text(asked -> 'status')));
  end if;
  if asked ->> 'q' is not null then
    conditions := conditions || format(' and strpos(lower(concat_ws(chr(10), o.name, o.legal_name, o.slug)), lower(%L)) > 0', asked ->> 'q');
  end if;
  if asked ->> 'cursor_id' is not null then
    conditions := conditions || format(' and (%s, o.org_id) %s (%L::%s, %L::uuid)', key, case when falling then '<' else '>' end,
      asked ->> 'cursor_key', type, asked ->> 'cursor_id');
  end if;
  return query execute format('select o.* from organizations o where true%s order by %s %s, o.org_id %s limit %s',
    conditions, key, case when falling then 'desc' else 'asc' end, case when falling then 'desc' else 'asc' end, (asked ->> 'most')::int);
end $$;
comment on function organizations_from_above is 'Organizations in an order, from a place in it on; nobody''s without a role over all of them.';

grant select (status, archived_at) on projects to muster_reader;
create policy reader on activity_entries for select to muster_reader using (true);
grant select (org_id, work_date, archived_at) on activity_entries to muster_reader;
create function figures_from_above(asked uuid[]) returns table (org_id uuid, people integer, projects integer, owners text[], last_activity_on date)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id,
    (select count(*)::int from members m where m.org_id = a.id and m.archived_at is null and m.status <> 'offboarded'),
    (select count(*)::int from projects p where p.org_id = a.id and p.archived_at is null),
    array(
      select coalesce(m.name, u.name, g.subject) from role_grants g
      left join members m on m.org_id = g.org_id and m.user_sub = g.subject and m.archived_at is null
      left join users u on u.sub = g.subject
      where g.org_id = a.id and g.role = 'owner' and g.project_id is null and g.archived_at is null
        and (g.expires_at is null or g.expires_at > now())
      order by 1 limit 3),
    (select max(e.work_date) from activity_entries e where e.org_id = a.id and e.archived_at is null)
  from unnest(asked) a (id) where is_at_root()
$$;
comment on function figures_from_above is 'How large some organizations are and who runs them; nothing without a role over all of them.';

create function slug_taken(asked text, but uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from organizations o where o.slug = asked and o.org_id is distinct from but) and is_at_root()
$$;
comment on function slug_taken is 'Whether another organization has it, for whoever holds a role over all of them.';

do $$
declare
  made regprocedure;
begin
  foreach made in array array['organizations_from_above(jsonb)', 'figures_from_above(uuid[])', 'slug_taken(text, uuid)']::regprocedure[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
