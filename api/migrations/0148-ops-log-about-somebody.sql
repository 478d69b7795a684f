-- A person's own data hold where an ops-log names them (decision 132), of logs too that they may not read.
create index ops_log_items_by_owner on ops_log_items (org_id, owner_id, entry_id) where owner_id is not null;

create function ops_log_about_me(after uuid, most integer) returns table (
  id uuid, project_id uuid, sequence bigint, type ops_log_type, severity ops_log_severity, title text, location text,
  occurred_at timestamptz, recorded_at timestamptz, named boolean, follow_up ops_log_state, due date)
language sql stable security definer set search_path = public, pg_temp as $$
  with me as materialized (select muster_org() as org, muster_member() as member),
  found as (
    select r.id from me join ops_log r on r.org_id = me.org and r.people @> array[me.member]
    where r.kind in ('entry', 'correction')
    union
    select i.entry_id from me join ops_log_items i on i.org_id = me.org and i.owner_id = me.member
  )
  select r.id, r.project_id, r.seq, r.type, r.severity, r.title, r.location, r.occurred_at, r.recorded_at,
    r.people @> array[me.member], i.state, i.due
  from me cross join found f join ops_log r on r.org_id = me.org and r.id = f.id
  left join ops_log_items i on i.org_id = r.org_id and i.project_id = r.project_id and i.entry_seq = r.seq
    and i.kind = 'follow_up' and i.owner_id = me.member
  where after is null or f.id > after
  order by r.id limit most
$$;
comment on function ops_log_about_me is 'Entries and corrections of the organization''s ops-logs that name the caller or leave something for them to do, without what others wrote in them beyond the title.';
alter function ops_log_about_me(uuid, integer) owner to muster_reader;
revoke all on function ops_log_about_me(uuid, integer) from public;
grant execute on function ops_log_about_me(uuid, integer) to muster_app;
