-- What stands in the way of deleting a person: being the only administrator, or the only owner of an organization.
create function deletion_obstacles(asked text) returns table (rule text, org_id uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'only-admin', null::uuid, null::text from root_grants t
  where t.subject = asked and t.role = 'admin' and (t.expires_at is null or t.expires_at > now())
    and not exists (
      select from root_grants o
      where o.subject <> asked and o.role = 'admin' and (o.expires_at is null or o.expires_at > now()))
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
        and g.archived_at is null and (g.expires_at is null or g.expires_at > now()))
  order by 1, 3
$$;
comment on function deletion_obstacles is 'Rules that deleting this person would break, with the organization concerned.';
alter function deletion_obstacles(text) owner to muster_reader;

-- The organizations that know a person: by a grant, or by being on the team, now or formerly.
create function person_places(asked text) returns table (org_id uuid, name text, slug text, member_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id, o.name, o.slug, m.id from organizations o
  left join members m on m.org_id = o.org_id and m.user_sub = asked
  where m.id is not null
    or o.org_id in (select p.org_id from person_organizations(asked) p)
  order by o.name, o.org_id
$$;
comment on function person_places is 'Organizations in which a person holds a grant or is a member, former ones too, with the member''s id.';
alter function person_places(text) owner to muster_reader;

-- Puts the pseudonym where the person stood, wherever an index leads to them; safe to repeat.
create function forget_traces(gone forgotten_people) returns void language plpgsql as $$
declare
  address text := gone.pseudonym || '@deleted.invalid';
begin
  delete from role_grants where subject = gone.sub;
  delete from root_grants where subject = gone.sub;
  delete from idempotency_keys where sub = gone.sub;
  update members set user_sub = gone.pseudonym, email = address, name = gone.label, position = null, department = null,
    level = null, phone = null, manager_id = null, status = 'offboarded', end_date = coalesce(end_date, greatest(start_date, current_date)),
    archived_at = coalesce(archived_at, now())
  where user_sub = gone.sub;
  delete from activity_timers t using members m
    where m.user_sub = gone.pseudonym and t.org_id = m.org_id and t.member_id = m.id;
  delete from day_notes n using members m
    where m.user_sub = gone.pseudonym and n.org_id = m.org_id and n.member_id = m.id;
  update activity_entries e set note = '', tags = '{}' from members m
    where m.user_sub = gone.pseudonym and e.org_id = m.org_id and e.member_id = m.id and e.archived_at is not null
      and (e.note <> '' or e.tags <> '{}');
  -- What was written of days, of timers and of deleted time is gone; that it happened stays.
  update events v set changes = v.changes - 'note' - 'tags' from members m join activity_entries e
    on e.org_id = m.org_id and e.member_id = m.id and e.archived_at is not null
    where m.user_sub = gone.pseudonym and v.org_id = m.org_id and v.subject_id = e.id and v.changes ?| array['note', 'tags'];
  update events set actor = gone.pseudonym, actor_name = gone.label,
    changes = case
      when type like 'day-note.%' then '{}'
      when type like 'timer.%' then changes - 'note'
      else changes
    end,
    data = case when type like 'timer.%' then data - 'note' else data end
  where actor = gone.sub;
  delete from imports where created_by = gone.sub and status = 'previewed';
  update imports set created_by = gone.pseudonym where created_by = gone.sub;
  delete from users where sub = gone.sub;
end $$;

-- Deletes the person who asks, in every organization; answers false for somebody who isn't here.
create function forget_person(request text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known users;
  gone forgotten_people;
  digest text;
begin
  delete from users where sub = muster_sub() returning * into known;
  if not found then return false; end if;
  gone.sub := known.sub;
  gone.forgotten_at := clock_timestamp();
  gone.organizations := array(
    select org_id from members where user_sub = known.sub union select org_id from events where actor = known.sub);
  gone.words := array(
    with said as (
      select known.email as word union select known.name
      union select unnest(array[email, name]) from members where user_sub = known.sub
      -- What files call them: the names that were matched with them, or assigned to them.
      union select unnest(array[p ->> 'email', p ->> 'name'])
      from members m join imports i on i.org_id = m.org_id cross join lateral jsonb_path_query(i.preview, '$.people[*]') p
      where m.user_sub = known.sub
        and m.id::text in (p -> 'match' ->> 'id', i.mapping -> 'people' -> (p ->> 'key') ->> 'id'))
    select word from said
    -- A namesake keeps the name.
    where word <> '' and not exists (
      select from members m
      where m.org_id = any (gone.organizations) and lower(m.name) = lower(word) and m.user_sub is distinct from known.sub));
  digest := upper(encode(sha256((select secret from forgetting_key) || convert_to(known.sub || known.created_at, 'UTF8')), 'hex'));
  gone.pseudonym := 'former-' || lower(left(digest, 32));
  -- Four letters tell people apart until two of one organization share them.
  for length in 4..32 loop
    gone.label := 'Former member ' || left(digest, length);
    exit when not exists (select from members where org_id = any (gone.organizations) and name = gone.label);
  end loop;
  insert into forgotten_people select gone.*
    on conflict (sub) do update set forgotten_at = excluded.forgotten_at, pseudonym = excluded.pseudonym,
      label = excluded.label, words = excluded.words, organizations = excluded.organizations;
  insert into events (org_id, type, subject_type, subject_id, actor, actor_name, changes, request_id)
    select org_id, 'member.forgotten', 'member', id, gone.pseudonym, gone.label,
      jsonb_build_object('status', jsonb_build_array(status, 'offboarded')), request
    from members where user_sub = gone.sub;
  perform forget_traces(gone);
  perform pg_notify('access_changed', gone.sub);
  return true;
end $$;
comment on function forget_person is 'Deletes the person of the request; what they did stays under a pseudonym made with a secret key.';

alter function forget_traces(forgotten_people) owner to muster_eraser;
alter function forget_person(text) owner to muster_eraser;
revoke all on function deletion_obstacles(text), person_places(text), forget_traces(forgotten_people), forget_person(text) from public;
grant execute on function deletion_obstacles(text), person_places(text), forget_person(text) to muster_app;

-- Processes that remember people have to know whom to refuse.
create or replace function person_access(asked text) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'current_org_id', (select u.current_org_id from users u where u.sub = asked),
    'known', (select jsonb_build_object('email', u.email, 'name', u.name) from users u where u.sub = asked),
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
      select jsonb_object_agg(m.org_id, m.id) from members m where m.user_sub = asked and m.archived_at is null), '{}'))
$$;
