-- How somebody has arranged their dashboard in an organization.
create table dashboard_arrangements (
  org_id uuid not null references organizations,
  member_id uuid not null,
  widgets jsonb check (jsonb_typeof(widgets) = 'array'),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, member_id),
  foreign key (org_id, member_id) references members (org_id, id) on delete cascade
);
comment on table dashboard_arrangements is 'Widgets of somebody''s dashboard; a row without any is as new, and keeps the version going.';
comment on column dashboard_arrangements.widgets is 'In their order, each with its kind and its size; null = as for everybody of the same role.';
select make_tenant_table('dashboard_arrangements');
create policy own on dashboard_arrangements as restrictive to muster_app
  using (member_id = (select muster_member())) with check (member_id = (select muster_member()));

grant select, delete on dashboard_arrangements to muster_eraser;
create function drop_own_dashboard() returns trigger language plpgsql as $$
begin
  delete from dashboard_arrangements where org_id = old.org_id and member_id = old.id;
  return null;
end $$;
comment on function drop_own_dashboard is 'Deletes how somebody had arranged their dashboard once the seat isn''t theirs any more.';
create trigger drop_own_dashboard after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function drop_own_dashboard();

-- What an ops-log leaves somebody to do is told them wherever they stand: they were named in it.
create function own_follow_ups() returns table (id uuid, project_id uuid, title text, due date)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.entry_id, i.project_id, coalesce(c.title, e.title), i.due
  from ops_log_items i
  join ops_log e on e.org_id = i.org_id and e.project_id = i.project_id and e.seq = i.entry_seq
  left join lateral (
    select x.title from ops_log x
    where x.org_id = i.org_id and x.project_id = i.project_id and x.about = i.entry_seq and x.kind = 'correction'
    order by x.seq desc limit 1) c on true
  where i.org_id = muster_org() and i.owner_id = muster_member() and i.kind = 'follow_up' and not i.settled
$$;
comment on function own_follow_ups is 'Follow-ups of ops-logs that are the caller''s to do and not done yet, by the title that their entries have now.';
alter function own_follow_ups() owner to muster_reader;
revoke all on function own_follow_ups() from public;
grant execute on function own_follow_ups() to muster_app;
