-- Whose inbox speaks of which organization. It speaks only of those in which its person has a place.

create policy inbox on organizations for select to muster_notifier using (true);
create policy inbox on role_grants for select to muster_notifier using (true);
create policy inbox on root_grants for select to muster_notifier using (true);
grant select (org_id, name) on organizations to muster_notifier;
grant select (subject, org_id, archived_at, expires_at) on role_grants to muster_notifier;
grant select (subject, expires_at) on root_grants to muster_notifier;

create function notifying_organization(asked uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select o.name from organizations o
  where o.org_id = asked
    and exists (select from notifications n where n.organization_id = asked and n.recipient = muster_sub())
$$;
comment on function notifying_organization is 'Name of an organization that the inbox of the request''s person speaks of.';

create function has_place(person text, organization uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from root_grants t where t.subject = person and (t.expires_at is null or t.expires_at > now()))
    or exists (
      select from role_grants g where g.subject = person and g.org_id = organization and g.archived_at is null
        and (g.expires_at is null or g.expires_at > now()))
$$;
comment on function has_place is 'Whether a person holds anything in an organization now.';

-- With what it was told of an organization goes how the person wanted to be told of it.
create function forget_notifications_of(person text, organization uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from notification_preferences where recipient = person and organization_id = organization;
  delete from notifications where recipient = person and organization_id = organization;
$$;
comment on function forget_notifications_of is 'Empties a person''s inbox of what an organization told them.';

create function forget_notifications_of_lost_place() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organization uuid;
begin
  if tg_table_name = 'role_grants' then
    if not has_place(old.subject, old.org_id) then
      perform forget_notifications_of(old.subject, old.org_id);
    end if;
  else
    for organization in
      select distinct n.organization_id from notifications n where n.recipient = old.subject and n.organization_id is not null
    loop
      if not has_place(old.subject, organization) then
        perform forget_notifications_of(old.subject, organization);
      end if;
    end loop;
  end if;
  return null;
end $$;
comment on function forget_notifications_of_lost_place is 'Empties an inbox of an organization with the last role there.';
-- Only at the commit: a role that takes another's place is held without a gap.
create constraint trigger forget_notifications after delete or update of archived_at, expires_at on role_grants
  deferrable initially deferred for each row execute function forget_notifications_of_lost_place();
create constraint trigger forget_notifications after delete or update of expires_at on root_grants
  deferrable initially deferred for each row execute function forget_notifications_of_lost_place();

-- Roles that run out are written by nobody.
create function forget_lost_notifications() returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lost record;
  places integer := 0;
begin
  for lost in
    select p.recipient, p.organization_id from (
      select g.subject as recipient, g.org_id as organization_id from role_grants g where g.expires_at <= now()
      union
      select n.recipient, n.organization_id from root_grants t join notifications n on n.recipient = t.subject
      where t.expires_at <= now() and n.organization_id is not null
    ) p
    where exists (select from notifications n where n.organization_id = p.organization_id and n.recipient = p.recipient)
      and not has_place(p.recipient, p.organization_id)
    order by 1, 2
  loop
    perform forget_notifications_of(lost.recipient, lost.organization_id);
    places := places + 1;
  end loop;
  return places;
end $$;
comment on function forget_lost_notifications is 'Empties inboxes of organizations in which the person''s roles have run out; answers how many times.';

-- Other people's notifications tell who did it.
grant update (actor, actor_name, title, message, reason) on notifications to muster_eraser;
create function forget_in_notifications(gone forgotten_people, first bigint, beyond bigint) returns void
language plpgsql as $$
declare
  from_page tid := format('(%s,0)', first)::tid;
  to_page tid := format('(%s,0)', beyond)::tid;
begin
  update notifications set actor = gone.pseudonym, actor_name = gone.label
  where ctid >= from_page and ctid < to_page and actor = gone.sub;
  perform forget_words_in_notifications(gone, from_page, to_page, false);
  gone.words := words_at_root(gone);
  perform forget_words_in_notifications(gone, from_page, to_page, true);
end $$;

create function forget_words_in_notifications(gone forgotten_people, from_page tid, to_page tid, of_no_organization boolean)
returns void language plpgsql as $$
declare
  pattern text := (select string_agg(trace_of(word), '|') from unnest(gone.words) word);
begin
  update notifications set
    title = left(without_words(to_json(title)::text, gone)::json #>> '{}', 200),
    message = left(without_words(to_json(message)::text, gone)::json #>> '{}', 2000),
    reason = left(without_words(to_json(reason)::text, gone)::json #>> '{}', 500)
  where ctid >= from_page and ctid < to_page
    and case when of_no_organization then organization_id is null else organization_id = any (gone.organizations) end
    and concat(to_json(title), to_json(message), to_json(reason)) ~* pattern;
end $$;

create or replace function erasable_tables() returns table (name text, pages bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.oid::regclass::text, 2 * pg_relation_size(c.oid) / current_setting('block_size')::bigint + 1
  from pg_policy p join pg_class c on c.oid = p.polrelid
  where p.polname = 'eraser' and (
    c.relname in ('events', 'root_events', 'imports', 'policy_revisions', 'notifications')
    or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in ('created_by', 'updated_by')))
  order by 1
$$;

create or replace function forget_last_traces(asked text, target text, first bigint, beyond bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone forgotten_people;
begin
  select * into gone from forgotten_people where sub = asked and pseudonym is not null for update;
  if not found or not exists (select from erasable_tables() where name = target) then return; end if;
  if target = 'notifications' then
    perform forget_in_notifications(gone, first, beyond);
    return;
  end if;
  perform forget_words(gone, target, first, beyond);
  perform forget_stamps(gone, target, first, beyond);
end $$;

do $$
declare
  made regprocedure;
begin
  foreach made in array array['notifying_organization(uuid)', 'has_place(text, uuid)', 'forget_notifications_of(text, uuid)',
    'forget_notifications_of_lost_place()', 'forget_lost_notifications()']::regprocedure[] loop
    execute format('alter function %s owner to muster_notifier', made);
    execute format('revoke all on function %s from public', made);
  end loop;
end $$;
grant execute on function notifying_organization(uuid), forget_lost_notifications() to muster_app;
do $$
declare
  made regprocedure;
begin
  foreach made in array array['forget_in_notifications(forgotten_people, bigint, bigint)',
    'forget_words_in_notifications(forgotten_people, tid, tid, boolean)']::regprocedure[] loop
    execute format('alter function %s owner to muster_eraser', made);
    execute format('revoke all on function %s from public', made);
  end loop;
end $$;
