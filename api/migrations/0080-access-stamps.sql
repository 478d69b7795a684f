-- Says on every request whether what memory holds of a person's access is still so: one number a person, one for the policy.
create sequence access_versions;
create table access_stamps (
  subject text primary key,
  version bigint not null
);
comment on table access_stamps is 'Counts up whenever something about a person''s access changes, or about the policy (subject *).';
alter table access_stamps enable row level security;
alter table access_stamps force row level security;
create policy own on access_stamps for select to muster_app using (subject in ('*', (select muster_sub())));
create policy reader on access_stamps to muster_reader using (true) with check (true);
create policy eraser on access_stamps to muster_eraser using (true);
grant select on access_stamps to muster_app;
grant select, insert, update on access_stamps to muster_reader;
grant select, delete on access_stamps to muster_eraser;
grant usage on sequence access_versions to muster_reader;

create function stamp_access(changed text) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into access_stamps (subject, version) values (changed, nextval('access_versions'))
  on conflict (subject) do update set version = nextval('access_versions')
$$;
comment on function stamp_access is 'Makes every process look again at what this person may do; * for everybody.';
alter function stamp_access(text) owner to muster_reader;
revoke all on function stamp_access(text) from public;
grant execute on function stamp_access(text) to muster_app, muster_eraser;

-- Both whom a row is about now and whom it was about before have to be looked at again.
create or replace function tell_access_changed() returns trigger language plpgsql as $$
declare
  who text;
begin
  for who in
    select distinct coalesce(held ->> 'subject', held ->> 'user_sub', held ->> 'sub')
    from (values (to_jsonb(old)), (to_jsonb(new))) as v (held)
  loop
    continue when who is null;
    perform stamp_access(who);
    perform pg_notify('access_changed', who);
  end loop;
  return null;
end $$;

create or replace function tell_policy_changed() returns trigger language plpgsql as $$
begin
  perform stamp_access('*');
  perform pg_notify('policy_changed', '');
  return null;
end $$;
select stamp_access('*');

create or replace function person_access(asked text) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'stamp', (select sum(s.version)::text from access_stamps s where s.subject in (asked, '*')),
    'policy', (select s.version::text from access_stamps s where s.subject = '*'),
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

-- Nothing is left of a deleted person's stamp.
create or replace function finish_forgetting(asked text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone forgotten_people;
begin
  select * into gone from forgotten_people where sub = asked and pseudonym is not null for update;
  if not found then return; end if;
  perform forget_traces(gone);
  delete from access_stamps where subject = asked or subject = gone.pseudonym;
  update forgotten_people set pseudonym = null, label = null, words = '{}', organizations = '{}' where sub = asked;
end $$;
