-- Months of an organization: without a row one is open. What was in it is written down when it closes, so that nobody sums it again.
create type month_status as enum ('closed', 'reopened');
create table activity_months (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  month date not null check (extract(day from month) = 1),
  status month_status not null default 'closed',
  reason text check (length(reason) between 1 and 500),
  sums jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  primary key (org_id, id),
  unique (org_id, month),
  check ((status = 'reopened') = (reason is not null))
);
comment on table activity_months is 'Months that were closed once: nothing in a closed one changes until it is reopened.';
comment on column activity_months.sums is 'Time and money of the month as it was closed, as the contract''s month sums; empty once it is reopened.';
comment on column activity_months.reason is 'Why it was reopened.';
select make_tenant_table('activity_months');

create index activity_by_day on activity_entries (org_id, work_date) where archived_at is null;

-- Whoever writes time waits while its organization closes a month, and closing waits for them: nobody slips in between.
create function hold_months(organization uuid, closing boolean) returns void language plpgsql as $$
declare
  place bigint := hashtextextended('months:' || organization, 0);
begin
  if closing then
    perform pg_advisory_xact_lock(place);
  else
    perform pg_advisory_xact_lock_shared(place);
  end if;
end $$;
comment on function hold_months is 'Holds an organization''s months until the transaction ends: together with other writers, or alone to close one.';

-- True for a day of a closed month of the organization of the request.
create function is_closed_day(day date) returns boolean language sql stable as $$
  select exists (
    select from activity_months m
    where m.org_id = muster_org() and m.month = date_trunc('month', day)::date and m.status = 'closed')
$$;
comment on function is_closed_day is 'Whether a day lies in a month that is closed.';

-- Time and money of the month that begins on a day: what is approved or locked, and what waits for it.
create function month_sums(first date) returns jsonb language sql stable as $$
  with parts as (
    select case when e.status = 'locked' then 'approved' else e.status::text end as status, e.currency,
      count(*) as entries, sum(e.duration_s) as seconds, coalesce(sum(e.duration_s) filter (where e.billable), 0) as billable_seconds,
      sum(e.bill_minor) as bill_minor, sum(e.cost_minor) as cost_minor
    from activity_entries e
    where e.org_id = (select muster_org()) and e.archived_at is null
      and e.work_date >= first and e.work_date < (first + interval '1 month')::date
    group by 1, 2
  ), amounts as (
    select s.status, jsonb_build_object('entries', coalesce(sum(p.entries), 0), 'seconds', coalesce(sum(p.seconds), 0)) as amount
    from unnest(array['approved', 'submitted', 'rejected', 'draft']) as s (status) left join parts p on p.status = s.status
    group by s.status
  )
  select (select jsonb_object_agg(status, amount) from amounts) || jsonb_build_object(
    'billable_seconds', (select coalesce(sum(billable_seconds), 0) from parts where status = 'approved'),
    'money', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.currency), '[]')
      from (
        select currency, sum(bill_minor) as bill_minor, sum(cost_minor) as cost_minor
        from parts where status = 'approved' and currency is not null group by currency) m))
$$;
comment on function month_sums is 'Time and money of a month of the organization of the request, by how far it is; money of what is approved or locked.';

alter table organizations add column approve_within_plan boolean not null default false;
comment on column organizations.approve_within_plan is
  'Whether time within plan is approved by being submitted: without findings, within its day''s working minutes and its project''s budget.';
alter table activity_approvals add column automatic boolean not null default false;
comment on column activity_approvals.automatic is 'Given by no one: the time was within plan when it was submitted.';

insert into policy_rules (minimum, domain, object, action)
select minimum::role_name, '/org/:org', object, action
from (values
  ('manager', '/daily-activity/months', 'list'),
  ('director', '/daily-activity/months', 'close'),
  ('owner', '/daily-activity/months', 'reopen'),
  ('manager', '/daily-activity/team', 'reverse')
) as rule (minimum, object, action);
select publish_rules_in_force('Months are closed by directors and reopened by owners; managers reverse locked time');
