-- One's own roster in a calendar elsewhere, read by a secret address that can be taken back (decision 121).
create table calendar_feeds (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  secret_sha256 bytea not null check (length(secret_sha256) = 32),
  last_read_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id)
);
comment on table calendar_feeds is 'Secret addresses under which people read their own roster in a calendar elsewhere, revoked ones too.';
comment on column calendar_feeds.secret_sha256 is 'Of the secret in the address, which nobody keeps.';
comment on column calendar_feeds.last_read_at is 'When a calendar read it last; no change of the row.';
create unique index one_calendar_feed on calendar_feeds (org_id, member_id) where revoked_at is null;
create index calendar_feeds_by_secret on calendar_feeds (secret_sha256) where revoked_at is null;
select make_tenant_table('calendar_feeds');
-- That a calendar reads it makes no newer version of it.
drop trigger stamp_update on calendar_feeds;
create trigger stamp_update before update of revoked_at on calendar_feeds for each row execute function stamp_update();

create function read_calendar_feed(digest bytea) returns table (organization uuid, name text, member uuid, person text)
language sql security definer set search_path = public, pg_temp as $$
  update calendar_feeds f set last_read_at = clock_timestamp()
  from members m join organizations o on o.org_id = m.org_id and o.archived_at is null
  where f.secret_sha256 = digest and f.revoked_at is null and m.org_id = f.org_id and m.id = f.member_id
    and m.user_sub is not null and m.archived_at is null
    and (exists (select from root_grants t where t.subject = m.user_sub and (t.expires_at is null or t.expires_at > now()))
      or exists (
        select from role_grants g where g.org_id = m.org_id and g.subject = m.user_sub and g.archived_at is null
          and (g.expires_at is null or g.expires_at > now())))
  returning f.org_id, o.name, f.member_id, m.user_sub
$$;
comment on function read_calendar_feed is 'Whose roster a secret address leads to, by its digest; nothing for one that is revoked or whose person has no place there any more.';
create policy reader on calendar_feeds to muster_reader using (true) with check (true);
grant select, update (last_read_at) on calendar_feeds to muster_reader;
alter function read_calendar_feed(bytea) owner to muster_reader;
revoke all on function read_calendar_feed(bytea) from public;
grant execute on function read_calendar_feed(bytea) to muster_app;

-- Whoever comes back to a team makes a new one.
create function revoke_calendar_feed() returns trigger language plpgsql as $$
begin
  update calendar_feeds set revoked_at = now() where org_id = new.org_id and member_id = new.id and revoked_at is null;
  return null;
end $$;
comment on function revoke_calendar_feed is 'Ends the calendar of somebody who leaves the team.';
create trigger revoke_calendar_feed after update of archived_at on members for each row
  when (new.archived_at is not null and current_user <> 'muster_eraser') execute function revoke_calendar_feed();

grant select, delete on calendar_feeds to muster_eraser;
create function forget_calendar_feeds() returns trigger language plpgsql as $$
begin
  delete from calendar_feeds where org_id = new.org_id and member_id = new.id;
  return null;
end $$;
comment on function forget_calendar_feeds is 'Ends and forgets the calendars of somebody whose account is being deleted.';
create trigger forget_calendar_feeds after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function forget_calendar_feeds();

-- A calendar takes what it has for the newest until it is told a higher number.
alter table published_shifts add column told integer not null default 1;
comment on column published_shifts.told is 'How often people were told of it.';
