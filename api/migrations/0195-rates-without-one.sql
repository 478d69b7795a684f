-- The same with one rate left out, as though it didn't count: what ending it would have done (decision 146).
drop function rates_of_time(uuid, date, date);
create function rates_of_time(in_organization uuid, first_day date, last_day date, without uuid default null)
returns table (entry_id uuid, rate_id uuid) language sql stable parallel safe rows 100000
set enable_nestloop = off set enable_mergejoin = off set jit = off set work_mem = '64MB' as $$
  select e.id, coalesce(a.id, aa.id, c.id, m.id, ma.id, l.id, s.id, o.id)
  from activity_entries e
  left join projects p on p.org_id = in_organization and p.id = e.project_id
  left join members w on w.org_id = in_organization and w.id = e.member_id
  left join service_rates a on a.org_id = in_organization and a.id is distinct from without and a.scope = 'assignment' and a.member_id = e.member_id
    and a.project_id = e.project_id and a.service_type_id = e.service_type_id
    and a.valid_from <= e.work_date and (a.valid_to is null or a.valid_to >= e.work_date)
  left join service_rates aa on aa.org_id = in_organization and aa.id is distinct from without and aa.scope = 'assignment' and aa.member_id = e.member_id
    and aa.project_id = e.project_id and aa.service_type_id is null
    and aa.valid_from <= e.work_date and (aa.valid_to is null or aa.valid_to >= e.work_date)
  left join service_rates c on c.org_id = in_organization and c.id is distinct from without and c.scope = 'client' and c.client_id = p.client_id
    and c.service_type_id = e.service_type_id
    and c.valid_from <= e.work_date and (c.valid_to is null or c.valid_to >= e.work_date)
  left join service_rates m on m.org_id = in_organization and m.id is distinct from without and m.scope = 'member' and m.member_id = e.member_id
    and m.service_type_id = e.service_type_id
    and m.valid_from <= e.work_date and (m.valid_to is null or m.valid_to >= e.work_date)
  left join service_rates ma on ma.org_id = in_organization and ma.id is distinct from without and ma.scope = 'member' and ma.member_id = e.member_id
    and ma.service_type_id is null
    and ma.valid_from <= e.work_date and (ma.valid_to is null or ma.valid_to >= e.work_date)
  left join service_rates l on l.org_id = in_organization and l.id is distinct from without and l.scope = 'member_level' and l.service_type_id = e.service_type_id
    and l.level = w.level
    and l.valid_from <= e.work_date and (l.valid_to is null or l.valid_to >= e.work_date)
  left join service_rates s on s.org_id = in_organization and s.id is distinct from without and s.scope = 'service' and s.service_type_id = e.service_type_id
    and s.valid_from <= e.work_date and (s.valid_to is null or s.valid_to >= e.work_date)
  -- It names nothing to hash by but its days.
  left join (
    select first_day + n as day, (
      select x.id from service_rates x where x.scope = 'organization' and x.org_id = in_organization and x.id is distinct from without
        and x.valid_from <= first_day + n and (x.valid_to is null or x.valid_to >= first_day + n)) as id
    from generate_series(0, last_day - first_day) n) o on o.day = e.work_date
  where e.org_id = in_organization and e.archived_at is null and e.work_date between first_day and last_day
$$;
comment on function rates_of_time is 'Each entry of a period with the rate that counts for it on its day, null where none does. Equal to rate_for, but for a rate that is left out.';
