-- What a client's page asks of all its projects at once (decision 150).

-- Time that is charged for and may go out, project by project, without a look at the entries themselves.
create index activity_chargeable_by_project on activity_entries (org_id, project_id)
  include (id, work_date, duration_s, currency, bill_minor)
  where status in ('approved', 'locked') and billable and archived_at is null;

-- Row-level security opens one ops-log at a time; the API says here of which ones the caller may read the incidents.
create function ops_log_open_incidents(readable uuid[])
returns table (project_id uuid, id uuid, sequence bigint, title text, severity ops_log_severity, state ops_log_state, occurred_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.project_id, e.id, e.seq, coalesce(c.title, e.title), coalesce(c.severity, e.severity), i.state,
    coalesce(c.occurred_at, e.occurred_at)
  from ops_log_items i
  join ops_log e on e.org_id = i.org_id and e.project_id = i.project_id and e.seq = i.entry_seq
  left join lateral (
    select x.title, x.severity, x.occurred_at from ops_log x
    where x.org_id = i.org_id and x.project_id = i.project_id and x.about = i.entry_seq and x.kind = 'correction'
    order by x.seq desc limit 1) c on true
  where i.org_id = muster_org() and i.project_id = any (readable) and not i.settled and i.kind = 'incident'
$$;
comment on function ops_log_open_incidents is 'Incidents that aren''t closed, as they are said now, of the projects whose ops-logs the caller may read: those are the asker''s to judge.';

create function projects_with_open_incidents() returns table (project_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct i.project_id from ops_log_items i where i.org_id = muster_org() and not i.settled and i.kind = 'incident'
$$;
comment on function projects_with_open_incidents is 'Projects that have an incident which isn''t closed; says nothing else of them. Whose log the caller may not read, the asker leaves out.';

alter function ops_log_open_incidents(uuid[]) owner to muster_reader;
alter function projects_with_open_incidents() owner to muster_reader;
revoke all on function ops_log_open_incidents(uuid[]), projects_with_open_incidents() from public;
grant execute on function ops_log_open_incidents(uuid[]), projects_with_open_incidents() to muster_app;
