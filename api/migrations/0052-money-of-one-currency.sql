-- A sum of money holds one currency. Days are told apart by it, and a project's total takes its own currency only.
alter table project_days add column currency text;
comment on column project_days.currency is 'What its money is in; null where nothing is priced. Sums of a project leave out what isn''t in its currency.';
do $$
declare
  key text := (select conname from pg_constraint where conrelid = 'project_days'::regclass and contype = 'u');
begin
  execute format('alter table project_days drop constraint %I', key);
end $$;

alter type activity_sum add attribute currency text;

-- True for money that a project's totals take: in its currency, or, as in rows older than rates, in none that was told.
create function is_own_money(currency text, of_project text) returns boolean language sql immutable parallel safe
  as $$ select coalesce(currency = of_project, true) $$;

create or replace function add_activity_sums(sums activity_sum[]) returns void language plpgsql as $$
begin
  insert into project_days as d (org_id, project_id, work_date, member_id, service_type_id, billable, seconds, bill_minor,
      cost_minor, entries, currency)
    select (s).* from unnest(sums) s
    order by s.org_id, s.project_id, s.work_date, s.member_id, s.service_type_id, s.billable, s.currency
  on conflict (org_id, project_id, work_date, member_id, service_type_id, billable, currency) do update set
    seconds = d.seconds + excluded.seconds, bill_minor = d.bill_minor + excluded.bill_minor,
    cost_minor = d.cost_minor + excluded.cost_minor, entries = d.entries + excluded.entries;
  insert into project_totals as t
    select s.org_id, s.project_id, sum(s.seconds), coalesce(sum(s.seconds) filter (where s.billable), 0),
      coalesce(sum(s.bill_minor) filter (where is_own_money(s.currency, p.currency)), 0),
      coalesce(sum(s.cost_minor) filter (where is_own_money(s.currency, p.currency)), 0), sum(s.entries)
    from unnest(sums) s left join projects p on p.org_id = s.org_id and p.id = s.project_id
    group by s.org_id, s.project_id order by s.org_id, s.project_id
  on conflict (org_id, project_id) do update set
    seconds = t.seconds + excluded.seconds, billable_seconds = t.billable_seconds + excluded.billable_seconds,
    bill_minor = t.bill_minor + excluded.bill_minor, cost_minor = t.cost_minor + excluded.cost_minor,
    entries = t.entries + excluded.entries;
end $$;

create or replace function count_inserted_activity() returns trigger language plpgsql as $$
begin
  perform add_activity_sums(array(
    select row(org_id, project_id, work_date, member_id, service_type_id, billable,
      sum(duration_s), sum(bill_minor), sum(cost_minor), count(*), currency)::activity_sum
    from added where archived_at is null and project_id is not null
    group by org_id, project_id, work_date, member_id, service_type_id, billable, currency));
  return null;
end $$;

create or replace function count_deleted_activity() returns trigger language plpgsql as $$
begin
  perform add_activity_sums(array(
    select row(org_id, project_id, work_date, member_id, service_type_id, billable,
      -sum(duration_s), -sum(bill_minor), -sum(cost_minor), -count(*), currency)::activity_sum
    from removed where archived_at is null and project_id is not null
    group by org_id, project_id, work_date, member_id, service_type_id, billable, currency));
  return null;
end $$;

create or replace function count_updated_activity() returns trigger language plpgsql as $$
begin
  perform add_activity_sums(array(
    select row(org_id, project_id, work_date, member_id, service_type_id, billable,
      sum(sign * duration_s), sum(sign * bill_minor), sum(sign * cost_minor), sum(sign), currency)::activity_sum
    from (select 1 as sign, a.* from added a union all select -1, r.* from removed r) as changed
    where archived_at is null and project_id is not null
    group by org_id, project_id, work_date, member_id, service_type_id, billable, currency
    having (sum(sign * duration_s), sum(sign * bill_minor), sum(sign * cost_minor), sum(sign)) <> (0, 0, 0, 0)));
  return null;
end $$;

-- A project that gets another currency takes the money that is in it.
create function sum_money_anew() returns trigger language plpgsql as $$
begin
  update project_totals t set bill_minor = own.bill_minor, cost_minor = own.cost_minor
  from (
    select coalesce(sum(d.bill_minor), 0) as bill_minor, coalesce(sum(d.cost_minor), 0) as cost_minor
    from project_days d
    where d.org_id = new.org_id and d.project_id = new.id and is_own_money(d.currency, new.currency)) own
  where t.org_id = new.org_id and t.project_id = new.id;
  return null;
end $$;
create trigger sum_money_anew after update of currency on projects for each row
  when (old.currency <> new.currency) execute function sum_money_anew();

-- What was summed so far, once anew; the owner, who may be no superuser, has to see every organization for it.
alter table activity_entries no force row level security;
alter table projects no force row level security;
alter table project_days no force row level security;
alter table project_totals no force row level security;
truncate project_days;
insert into project_days (org_id, project_id, work_date, member_id, service_type_id, billable, currency, seconds, bill_minor,
    cost_minor, entries)
  select org_id, project_id, work_date, member_id, service_type_id, billable, currency, sum(duration_s), sum(bill_minor),
    sum(cost_minor), count(*)
  from activity_entries where archived_at is null and project_id is not null
  group by org_id, project_id, work_date, member_id, service_type_id, billable, currency;
update project_totals t set bill_minor = own.bill_minor, cost_minor = own.cost_minor
from (
  select d.org_id, d.project_id,
    coalesce(sum(d.bill_minor) filter (where is_own_money(d.currency, p.currency)), 0) as bill_minor,
    coalesce(sum(d.cost_minor) filter (where is_own_money(d.currency, p.currency)), 0) as cost_minor
  from project_days d join projects p on p.org_id = d.org_id and p.id = d.project_id
  group by d.org_id, d.project_id) own
where t.org_id = own.org_id and t.project_id = own.project_id
  and (t.bill_minor, t.cost_minor) <> (own.bill_minor, own.cost_minor);
alter table activity_entries force row level security;
alter table projects force row level security;
alter table project_days force row level security;
alter table project_totals force row level security;

alter table project_days add constraint one_row_a_day
  unique nulls not distinct (org_id, project_id, work_date, member_id, service_type_id, billable, currency);
