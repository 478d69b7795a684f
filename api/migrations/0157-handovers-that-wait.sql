-- Who coordinates a project may let people check in before they took over: a step of the handover as any other (decision 137).
alter type ops_log_state add value 'waived';

create index ops_log_signed_out on ops_log (org_id, project_id, seq) where kind = 'handover' and state = 'signed_out';
create index ops_log_waiting_handovers on ops_log_items (org_id, project_id, entry_seq) where kind = 'handover' and state = 'signed_out';

grant select (handover_required, status) on projects to muster_reader;
create function organizations_with_handovers() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id from organizations o where o.archived_at is null and (
    exists (select from ops_log_items i where i.org_id = o.org_id and i.kind = 'handover' and i.state = 'signed_out')
    or exists (select from projects p where p.org_id = o.org_id and p.handover_required and p.status <> 'archived'))
$$;
comment on function organizations_with_handovers is 'Organizations in which a handover waits for an answer, or a project whose shifts have to hand over, for work that nobody asked for.';

create function shifts_handed_over(shifts uuid[]) returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct e.shift_id), '{}') from unnest(shifts) s (id)
  join published_shifts h on h.org_id = muster_org() and h.shift_id = s.id
  join ops_log e on e.org_id = h.org_id and e.project_id = h.project_id and e.kind = 'entry' and e.type = 'handover' and e.shift_id = h.shift_id
    and e.occurred_at >= h.starts_at - interval '30 minutes'
  join ops_log_items i on i.org_id = e.org_id and i.project_id = e.project_id and i.entry_seq = e.seq and i.kind = 'handover' and i.state <> 'drafted'
  where muster_sub() is null
$$;
comment on function shifts_handed_over is 'Those of the shifts of which a handover was signed out, for work that nobody asked for.';

do $$
declare
  made regprocedure;
begin
  foreach made in array array['organizations_with_handovers()', 'shifts_handed_over(uuid[])']::regprocedure[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
