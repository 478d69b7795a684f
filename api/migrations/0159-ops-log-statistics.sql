-- Statistics count an entry once, as its last correction says (decision 138): corrections are few, and looked for by themselves.
create index ops_log_corrections on ops_log (org_id, project_id, about, seq) where kind = 'correction';

-- A project isn't completed over a grave incident, whoever completes it and whether or not they may read of it.
create function ops_log_open_grave(projects uuid[]) returns table (project_id uuid, incidents integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.project_id, count(*)::int from ops_log_items i
  where i.org_id = muster_org() and i.project_id = any (projects)
    and not i.settled and i.kind = 'incident' and i.severity in ('sev1', 'sev2')
  group by i.project_id
$$;
comment on function ops_log_open_grave is 'How many grave incidents (sev1, sev2, by the gravest that was ever said of them) of projects aren''t closed; says nothing else of them.';
alter function ops_log_open_grave(uuid[]) owner to muster_reader;
revoke all on function ops_log_open_grave(uuid[]) from public;
grant execute on function ops_log_open_grave(uuid[]) to muster_app;
