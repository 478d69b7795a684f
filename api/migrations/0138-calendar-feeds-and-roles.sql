-- With the last role in an organization goes the address under which its roster is read; whoever comes back makes a new one.
grant update (revoked_at) on calendar_feeds to muster_reader;

create function revoke_lost_calendar_feeds(person text, place uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update calendar_feeds f set revoked_at = now()
  from members m
  where m.user_sub = person and (place is null or m.org_id = place) and f.org_id = m.org_id and f.member_id = m.id
    and f.revoked_at is null
    and not exists (select from root_grants t where t.subject = person and (t.expires_at is null or t.expires_at > now()))
    and not exists (
      select from role_grants g where g.org_id = m.org_id and g.subject = person and g.archived_at is null
        and (g.expires_at is null or g.expires_at > now()))
$$;
comment on function revoke_lost_calendar_feeds is 'Ends a person''s calendars in an organization, or in every one, where they hold nothing now.';

-- A role that is taken back ends it at the commit: one that takes another's place is held without a gap.
create function revoke_calendar_feeds_of_lost_place() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform revoke_lost_calendar_feeds(old.subject, (to_jsonb(old) ->> 'org_id')::uuid);
  return null;
end $$;
comment on function revoke_calendar_feeds_of_lost_place is 'Ends somebody''s calendar with their last role.';
create constraint trigger revoke_calendar_feeds after delete or update of archived_at, expires_at on role_grants
  deferrable initially deferred for each row execute function revoke_calendar_feeds_of_lost_place();
create constraint trigger revoke_calendar_feeds after delete or update of expires_at on root_grants
  deferrable initially deferred for each row execute function revoke_calendar_feeds_of_lost_place();

-- A role that runs out is written by nobody. What tells of it is its row, until another role comes or it is changed itself.
create function revoke_calendar_feeds_of_ended_roles() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  written jsonb := case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
  person text := written ->> 'subject';
begin
  if exists (select from root_grants t where t.subject = person and t.expires_at <= now())
    or exists (select from role_grants g where g.subject = person and g.expires_at <= now()) then
    perform revoke_lost_calendar_feeds(person, (written ->> 'org_id')::uuid);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
comment on function revoke_calendar_feeds_of_ended_roles is 'Ends the calendar of somebody whose roles had run out, before they get a new one.';
create trigger revoke_calendar_feeds_before before insert or delete or update of archived_at, expires_at on role_grants
  for each row execute function revoke_calendar_feeds_of_ended_roles();
create trigger revoke_calendar_feeds_before before insert or delete or update of expires_at on root_grants
  for each row execute function revoke_calendar_feeds_of_ended_roles();

-- Nor does an address pass on to whoever a place on the team is given to.
create trigger revoke_calendar_feed_of_account after update of user_sub on members for each row
  when (old.user_sub is not null and new.user_sub is distinct from old.user_sub and current_user <> 'muster_eraser')
  execute function revoke_calendar_feed();

do $$
declare
  made regprocedure;
begin
  foreach made in array array['revoke_lost_calendar_feeds(text, uuid)', 'revoke_calendar_feeds_of_lost_place()',
    'revoke_calendar_feeds_of_ended_roles()']::regprocedure[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
  end loop;
end $$;
