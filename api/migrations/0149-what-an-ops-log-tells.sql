-- What an ops-log tells people (decision 132). Whoever tells them works in nobody's name, whom row-level security shows no log.
create index ops_log_waiting_incidents on ops_log_items (org_id, entry_id)
  where kind = 'incident' and state = 'open' and severity in ('sev1', 'sev2');

create function ops_log_to_tell(entries uuid[]) returns table (
  id uuid, project_id uuid, title text, shift_id uuid, author_id uuid, kind ops_log_kind, state ops_log_state, severity ops_log_severity,
  owner_id uuid, due date, step bigint, note text, waited_min integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.id, e.project_id, coalesce(said.title, e.title), e.shift_id, e.author_id, i.kind, i.state, i.severity, i.owner_id, i.due,
    i.changed_seq, changed.body,
    floor(extract(epoch from now() - greatest(changed.recorded_at, case when e.severity < 'sev2' then said.grave_at end)) / 60)::int
  from ops_log e
  join ops_log_items i on i.org_id = e.org_id and i.project_id = e.project_id and i.entry_seq = e.seq
  join ops_log changed on changed.org_id = e.org_id and changed.project_id = e.project_id and changed.seq = i.changed_seq
  cross join lateral (
    select (array_agg(c.title order by c.seq desc))[1] as title, min(c.recorded_at) filter (where c.severity >= 'sev2') as grave_at
    from ops_log c where c.org_id = e.org_id and c.project_id = e.project_id and c.about = e.seq and c.kind = 'correction') said
  where e.org_id = muster_org() and e.id = any (entries) and muster_sub() is null
$$;
comment on function ops_log_to_tell is 'What incidents, handovers and follow-ups of entries have come to, with the words of today, for work that nobody asked for: step = the record that changed it last, note = what that says, waited_min = minutes since then, of an incident since it was grave at the earliest.';

create function ops_log_waiting() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(i.entry_id), '{}') from ops_log_items i
  where i.org_id = muster_org() and not i.settled and muster_sub() is null
    and (i.kind = 'handover' and i.state = 'signed_out' or i.kind = 'follow_up' and i.due between muster_today() - 30 and muster_today() - 1)
$$;
comment on function ops_log_waiting is 'Entries of the organization with a handover that waits for an answer, or with a follow-up that is overdue by less than a month, for work that nobody asked for.';

create function ops_log_unacknowledged() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(i.entry_id), '{}') from ops_log_items i
  where i.org_id = muster_org() and i.kind = 'incident' and i.state = 'open' and i.severity in ('sev1', 'sev2') and muster_sub() is null
$$;
comment on function ops_log_unacknowledged is 'Entries of the organization whose grave incident nobody has acknowledged, for work that nobody asked for.';

create function organizations_with_incidents() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id from organizations o where o.archived_at is null and exists (
    select from ops_log_items i where i.org_id = o.org_id and i.kind = 'incident' and i.state = 'open' and i.severity in ('sev1', 'sev2'))
$$;
comment on function organizations_with_incidents is 'Organizations in which a grave incident is open and not acknowledged, for work that nobody asked for.';

do $$
declare
  made regprocedure;
begin
  foreach made in array array['ops_log_to_tell(uuid[])', 'ops_log_waiting()', 'ops_log_unacknowledged()', 'organizations_with_incidents()']::regprocedure[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;

-- What a project's feed says of its ops-log, in the feed's order (decision 101).
create index ops_log_in_feed on ops_log (org_id, project_id, recorded_at, id)
  where kind = 'entry' and type = 'incident' or kind = 'incident' and state in ('open', 'closed') or kind = 'handover';
