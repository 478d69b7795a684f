-- What nobody does, and yet somebody has to be told of: roles that end, days without time. The worker looks at every organization.
grant select (archived_at) on organizations to muster_notifier;
create function living_organizations() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select org_id from organizations where archived_at is null order by org_id
$$;
comment on function living_organizations is 'Every organization that isn''t archived, for work that nobody asked for.';

-- Who has an address that their provider vouches for: whoever is invited is told in their inbox, too.
grant select (email_verified) on users to muster_notifier;
create function people_at(address text) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select sub from users
  where lower(email) = lower(address) and lower(email collate "C") = lower(address collate "C") and email_verified
$$;
comment on function people_at is 'Subjects of the people whose vouched address this is.';

grant select (role) on root_grants to muster_notifier;
create function root_admins() returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct subject from root_grants where role = 'admin' and (expires_at is null or expires_at > now())
$$;
comment on function root_admins is 'Subjects of the administrators of everything.';

do $$
declare
  made regprocedure;
begin
  foreach made in array array['living_organizations()', 'people_at(text)', 'root_admins()']::regprocedure[] loop
    execute format('alter function %s owner to muster_notifier', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
