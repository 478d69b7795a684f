create table project_days (
  org_id uuid not null references organizations,
  project_id uuid not null,
  work_date date not null,
  member_id uuid not null,
  service_type_id uuid,
  billable boolean not null,
  seconds bigint not null default 0,
  bill_minor bigint not null default 0,
  cost_minor bigint not null default 0,
  entries integer not null default 0,
  id uuid not null default uuidv7(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, project_id, work_date, member_id, service_type_id, billable),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
);
comment on table project_days is 'Sum of a project''s time by day, person, service type and billability; kept by a trigger, never written by hand.';
select make_tenant_table('project_days');

create table project_totals (
  org_id uuid not null references organizations,
  project_id uuid not null,
  seconds bigint not null default 0,
  billable_seconds bigint not null default 0,
  bill_minor bigint not null default 0,
  cost_minor bigint not null default 0,
  entries bigint not null default 0,
  primary key (org_id, project_id),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
);
comment on table project_totals is 'Sum of all of a project''s time; kept by a trigger, never written by hand.';
select make_tenant_table('project_totals');

create type activity_sum as (
  org_id uuid, project_id uuid, work_date date, member_id uuid, service_type_id uuid, billable boolean,
  seconds bigint, bill_minor bigint, cost_minor bigint, entries integer);

-- Adds signed sums to both tables, in one order, so that two statements never wait for each other in a circle.
create function add_activity_sums(sums activity_sum[]) returns void language plpgsql as $$
begin
  insert into project_days as d
    (org_id, project_id, work_date, member_id, service_type_id, billable, seconds, bill_minor, cost_minor, entries)
    select (s).* from unnest(sums) s
    order by s.org_id, s.project_id, s.work_date, s.member_id, s.service_type_id, s.billable
  on conflict (org_id, project_id, work_date, member_id, service_type_id, billable) do update set
    seconds = d.seconds + excluded.seconds, bill_minor = d.bill_minor + excluded.bill_minor,
    cost_minor = d.cost_minor + excluded.cost_minor, entries = d.entries + excluded.entries;
  insert into project_totals as t
    select s.org_id, s.project_id, sum(s.seconds), coalesce(sum(s.seconds) filter (where s.billable), 0),
      sum(s.bill_minor), sum(s.cost_minor), sum(s.entries)
    from unnest(sums) s group by s.org_id, s.project_id order by s.org_id, s.project_id
  on conflict (org_id, project_id) do update set
    seconds = t.seconds + excluded.seconds, billable_seconds = t.billable_seconds + excluded.billable_seconds,
    bill_minor = t.bill_minor + excluded.bill_minor, cost_minor = t.cost_minor + excluded.cost_minor,
    entries = t.entries + excluded.entries;
end $$;

create function count_inserted_activity() returns trigger language plpgsql as $$
begin
  perform add_activity_sums(array(
    select row(org_id, project_id, work_date, member_id, service_type_id, billable,
      sum(duration_s), sum(bill_minor), sum(cost_minor), count(*))::activity_sum
    from added where archived_at is null and project_id is not null
    group by org_id, project_id, work_date, member_id, service_type_id, billable));
  return null;
end $$;

create function count_deleted_activity() returns trigger language plpgsql as $$
begin
  perform add_activity_sums(array(
    select row(org_id, project_id, work_date, member_id, service_type_id, billable,
      -sum(duration_s), -sum(bill_minor), -sum(cost_minor), -count(*))::activity_sum
    from removed where archived_at is null and project_id is not null
    group by org_id, project_id, work_date, member_id, service_type_id, billable));
  return null;
end $$;

create function count_updated_activity() returns trigger language plpgsql as $$
begin
  perform add_activity_sums(array(
    select row(org_id, project_id, work_date, member_id, service_type_id, billable,
      sum(sign * duration_s), sum(sign * bill_minor), sum(sign * cost_minor), sum(sign))::activity_sum
    from (select 1 as sign, a.* from added a union all select -1, r.* from removed r) as changed
    where archived_at is null and project_id is not null
    group by org_id, project_id, work_date, member_id, service_type_id, billable
    having (sum(sign * duration_s), sum(sign * bill_minor), sum(sign * cost_minor), sum(sign)) <> (0, 0, 0, 0)));
  return null;
end $$;

create trigger count_inserted after insert on activity_entries
  referencing new table as added for each statement execute function count_inserted_activity();
create trigger count_deleted after delete on activity_entries
  referencing old table as removed for each statement execute function count_deleted_activity();
create trigger count_updated after update on activity_entries
  referencing old table as removed new table as added for each statement execute function count_updated_activity();
