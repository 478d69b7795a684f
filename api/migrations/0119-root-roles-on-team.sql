-- Whoever looks at who may do what in a project is told of those, too, who may because of a role over everything. Only people on
-- the team of the request's organization, and nothing of why they hold it.
create function root_roles_on_team() returns table (subject text, role role_name, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.subject, t.role, t.expires_at from root_grants t
  where (t.expires_at is null or t.expires_at > now()) and exists (
    select from members m where m.org_id = muster_org() and m.user_sub = t.subject and m.archived_at is null)
$$;
comment on function root_roles_on_team is 'Roles over every organization that members of this one hold, those in force.';
alter function root_roles_on_team() owner to muster_reader;
revoke all on function root_roles_on_team() from public;
grant execute on function root_roles_on_team() to muster_app;
