-- No figure asks for a person and a service type at once. Apart, a month of a large project has as many rows as people and services
-- instead of their product, and its dashboard reads a sixth.
create table project_month_people (
  org_id uuid not null references organizations,
  project_id uuid not null,
  month date not null check (extract(day from month) = 1),
  member_id uuid not null,
  billable boolean not null,
  currency text,
  seconds bigint not null default 0,
  bill_minor bigint not null default 0,
  cost_minor bigint not null default 0,
  entries integer not null default 0,
  id uuid not null default uuidv7(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, project_id, month, member_id, billable, currency),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
);
comment on table project_month_people is 'Sum of a project''s time by month (its first day), person, billability and currency; kept by a trigger on project_days, never written by hand.';
select make_tenant_table('project_month_people');

create table project_month_services (
  org_id uuid not null references organizations,
  project_id uuid not null,
  month date not null check (extract(day from month) = 1),
  service_type_id uuid,
  billable boolean not null,
  currency text,
  seconds bigint not null default 0,
  bill_minor bigint not null default 0,
  cost_minor bigint not null default 0,
  entries integer not null default 0,
  id uuid not null default uuidv7(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, project_id, month, service_type_id, billable, currency),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
);
comment on table project_month_services is 'Sum of a project''s time by month (its first day), service type, billability and currency; kept by a trigger on project_days, never written by hand.';
select make_tenant_table('project_month_services');

create or replace function add_project_sums(sums project_sum[]) returns void language plpgsql as $$
begin
  insert into project_day_sums as t
    (org_id, project_id, work_date, billable, currency, seconds, bill_minor, cost_minor, entries)
    select s.org_id, s.project_id, s.work_date, s.billable, s.currency, sum(s.seconds), sum(s.bill_minor), sum(s.cost_minor),
      sum(s.entries)
    from unnest(sums) s group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (org_id, project_id, work_date, billable, currency) do update set
    seconds = t.seconds + excluded.seconds, bill_minor = t.bill_minor + excluded.bill_minor,
    cost_minor = t.cost_minor + excluded.cost_minor, entries = t.entries + excluded.entries;
  insert into project_month_people as t
    (org_id, project_id, month, member_id, billable, currency, seconds, bill_minor, cost_minor, entries)
    select s.org_id, s.project_id, date_trunc('month', s.work_date)::date, s.member_id, s.billable, s.currency, sum(s.seconds),
      sum(s.bill_minor), sum(s.cost_minor), sum(s.entries)
    from unnest(sums) s group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (org_id, project_id, month, member_id, billable, currency) do update set
    seconds = t.seconds + excluded.seconds, bill_minor = t.bill_minor + excluded.bill_minor,
    cost_minor = t.cost_minor + excluded.cost_minor, entries = t.entries + excluded.entries;
  insert into project_month_services as t
    (org_id, project_id, month, service_type_id, billable, currency, seconds, bill_minor, cost_minor, entries)
    select s.org_id, s.project_id, date_trunc('month', s.work_date)::date, s.service_type_id, s.billable, s.currency,
      sum(s.seconds), sum(s.bill_minor), sum(s.cost_minor), sum(s.entries)
    from unnest(sums) s group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (org_id, project_id, month, service_type_id, billable, currency) do update set
    seconds = t.seconds + excluded.seconds, bill_minor = t.bill_minor + excluded.bill_minor,
    cost_minor = t.cost_minor + excluded.cost_minor, entries = t.entries + excluded.entries;
end $$;

alter table project_month_sums no force row level security;
alter table project_month_people no force row level security;
alter table project_month_services no force row level security;
insert into project_month_people (org_id, project_id, month, member_id, billable, currency, seconds, bill_minor, cost_minor, entries)
  select org_id, project_id, month, member_id, billable, currency, sum(seconds), sum(bill_minor), sum(cost_minor), sum(entries)
  from project_month_sums group by 1, 2, 3, 4, 5, 6;
insert into project_month_services (org_id, project_id, month, service_type_id, billable, currency, seconds, bill_minor, cost_minor,
    entries)
  select org_id, project_id, month, service_type_id, billable, currency, sum(seconds), sum(bill_minor), sum(cost_minor),
    sum(entries)
  from project_month_sums group by 1, 2, 3, 4, 5, 6;
alter table project_month_people force row level security;
alter table project_month_services force row level security;
drop table project_month_sums;
