-- Somebody is found by an address only where their provider vouches for it: anybody may say that one is theirs.
alter table users add column email_verified boolean not null default false;
comment on column users.email_verified is 'Whether the provider said so of the address when they were last seen; false until then.';

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
      select jsonb_object_agg(m.org_id, m.id) from members m where m.user_sub = asked and m.archived_at is null), '{}'))
$$;

create or replace function find_users_by_address(address text) returns table (sub text, name text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.sub, u.name, u.email from users u
  where lower(u.email) = lower(address) and is_at_root()
    -- A letter of another alphabet may be lowered to one of A to Z.
    and lower(u.email collate "C") = lower(address collate "C") and u.email_verified
  order by u.created_at, u.sub limit 2
$$;
comment on function find_users_by_address is
  'People who have signed in with exactly this address, and whose provider vouches for it, two at most; nobody for callers without a role at the root.';
