-- Figures of a project over a million entries are read from a few thousand rows: its days without people, and its months with
-- them. Both are fed by what is added to project_days, so that there is one definition of what counts.
create table project_day_sums (
  org_id uuid not null references organizations,
  project_id uuid not null,
  work_date date not null,
  billable boolean not null,
  currency text,
  seconds bigint not null default 0,
  bill_minor bigint not null default 0,
  cost_minor bigint not null default 0,
  entries integer not null default 0,
  id uuid not null default uuidv7(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, project_id, work_date, billable, currency),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
);
comment on table project_day_sums is 'Sum of a project''s time by day, billability and currency, across people; kept by a trigger on project_days, never written by hand.';
select make_tenant_table('project_day_sums');

create table project_month_sums (
  org_id uuid not null references organizations,
  project_id uuid not null,
  month date not null check (extract(day from month) = 1),
  member_id uuid not null,
  service_type_id uuid,
  billable boolean not null,
  currency text,
  seconds bigint not null default 0,
  bill_minor bigint not null default 0,
  cost_minor bigint not null default 0,
  entries integer not null default 0,
  id uuid not null default uuidv7(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, project_id, month, member_id, service_type_id, billable, currency),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
);
comment on table project_month_sums is 'Sum of a project''s time by month (its first day), person, service type, billability and currency; kept by a trigger on project_days, never written by hand.';
select make_tenant_table('project_month_sums');

create type project_sum as (
  org_id uuid, project_id uuid, work_date date, member_id uuid, service_type_id uuid, billable boolean, currency text,
  seconds bigint, bill_minor bigint, cost_minor bigint, entries integer);

-- In one order, so that two statements never wait for each other in a circle.
create function add_project_sums(sums project_sum[]) returns void language plpgsql as $$
begin
  insert into project_day_sums as t
    (org_id, project_id, work_date, billable, currency, seconds, bill_minor, cost_minor, entries)
    select s.org_id, s.project_id, s.work_date, s.billable, s.currency, sum(s.seconds), sum(s.bill_minor), sum(s.cost_minor),
      sum(s.entries)
    from unnest(sums) s group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (org_id, project_id, work_date, billable, currency) do update set
    seconds = t.seconds + excluded.seconds, bill_minor = t.bill_minor + excluded.bill_minor,
    cost_minor = t.cost_minor + excluded.cost_minor, entries = t.entries + excluded.entries;
  insert into project_month_sums as t
    (org_id, project_id, month, member_id, service_type_id, billable, currency, seconds, bill_minor, cost_minor, entries)
    select s.org_id, s.project_id, date_trunc('month', s.work_date)::date, s.member_id, s.service_type_id, s.billable, s.currency,
      sum(s.seconds), sum(s.bill_minor), sum(s.cost_minor), sum(s.entries)
    from unnest(sums) s group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
  on conflict (org_id, project_id, month, member_id, service_type_id, billable, currency) do update set
    seconds = t.seconds + excluded.seconds, bill_minor = t.bill_minor + excluded.bill_minor,
    cost_minor = t.cost_minor + excluded.cost_minor, entries = t.entries + excluded.entries;
end $$;

create function sum_inserted_days() returns trigger language plpgsql as $$
begin
  perform add_project_sums(array(
    select row(org_id, project_id, work_date, member_id, service_type_id, billable, currency,
      seconds, bill_minor, cost_minor, entries)::project_sum from added));
  return null;
end $$;

create function sum_updated_days() returns trigger language plpgsql as $$
begin
  perform add_project_sums(array(
    select row(org_id, project_id, work_date, member_id, service_type_id, billable, currency,
      sum(sign * seconds), sum(sign * bill_minor), sum(sign * cost_minor), sum(sign * entries))::project_sum
    from (select 1 as sign, a.* from added a union all select -1, r.* from removed r) as changed
    group by org_id, project_id, work_date, member_id, service_type_id, billable, currency));
  return null;
end $$;

create trigger sum_inserted after insert on project_days
  referencing new table as added for each statement execute function sum_inserted_days();
create trigger sum_updated after update on project_days
  referencing old table as removed new table as added for each statement execute function sum_updated_days();

-- What was summed so far, once; the owner, who may be no superuser, has to see every organization for it.
alter table project_days no force row level security;
alter table project_day_sums no force row level security;
alter table project_month_sums no force row level security;
insert into project_day_sums (org_id, project_id, work_date, billable, currency, seconds, bill_minor, cost_minor, entries)
  select org_id, project_id, work_date, billable, currency, sum(seconds), sum(bill_minor), sum(cost_minor), sum(entries)
  from project_days group by 1, 2, 3, 4, 5;
insert into project_month_sums (org_id, project_id, month, member_id, service_type_id, billable, currency, seconds, bill_minor,
    cost_minor, entries)
  select org_id, project_id, date_trunc('month', work_date)::date, member_id, service_type_id, billable, currency, sum(seconds),
    sum(bill_minor), sum(cost_minor), sum(entries)
  from project_days group by 1, 2, 3, 4, 5, 6, 7;
alter table project_days force row level security;
alter table project_day_sums force row level security;
alter table project_month_sums force row level security;
