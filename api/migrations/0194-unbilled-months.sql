-- What may go out for invoicing, as a sum: a client's page asked each entry of the whole organization whether it had gone out
-- (decision 150). An entry counts while it is approved or locked, charged for, there, and hasn't gone out for invoicing.
create table project_unbilled_months (
  org_id uuid not null references organizations,
  project_id uuid not null,
  month date not null check (extract(day from month) = 1),
  currency text,
  entries integer not null default 0,
  seconds bigint not null default 0,
  bill_minor bigint not null default 0,
  id uuid not null default uuidv7(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, project_id, month, currency),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
);
comment on table project_unbilled_months is 'Sum of a project''s time that may go out for invoicing, by month (its first day) and currency; kept by triggers on entries and on what went out, never written by hand.';
select make_tenant_table('project_unbilled_months');

create type unbilled_sum as (
  org_id uuid, project_id uuid, month date, currency text, entries integer, seconds bigint, bill_minor bigint);

-- In one order, so that two statements never wait for each other in a circle.
create function add_unbilled_sums(sums unbilled_sum[]) returns void language plpgsql as $$
begin
  if cardinality(sums) = 0 then return; end if;
  insert into project_unbilled_months as t (org_id, project_id, month, currency, entries, seconds, bill_minor)
    select (s).* from unnest(sums) s order by s.org_id, s.project_id, s.month, s.currency
  on conflict (org_id, project_id, month, currency) do update set
    entries = t.entries + excluded.entries, seconds = t.seconds + excluded.seconds, bill_minor = t.bill_minor + excluded.bill_minor;
end $$;

create function sum_inserted_unbilled() returns trigger language plpgsql as $$
begin
  perform add_unbilled_sums(array(
    select row(org_id, project_id, date_trunc('month', work_date)::date, currency, count(*), sum(duration_s), sum(bill_minor))::unbilled_sum
    from added where status in ('approved', 'locked') and billable and archived_at is null and project_id is not null
    group by org_id, project_id, date_trunc('month', work_date), currency));
  return null;
end $$;

create function sum_deleted_unbilled() returns trigger language plpgsql as $$
begin
  perform add_unbilled_sums(array(
    select row(org_id, project_id, date_trunc('month', work_date)::date, currency, -count(*), -sum(duration_s), -sum(bill_minor))::unbilled_sum
    from removed where status in ('approved', 'locked') and billable and archived_at is null and project_id is not null
    group by org_id, project_id, date_trunc('month', work_date), currency));
  return null;
end $$;

-- Whether it went out is asked of those alone whose part in the sum changes, and by nobody whose change doesn't touch it.
create function sum_updated_unbilled() returns trigger language plpgsql as $$
begin
  if not exists (
    select from added a join removed r on r.org_id = a.org_id and r.id = a.id
    where (a.status in ('approved', 'locked') and a.billable and a.archived_at is null
        or r.status in ('approved', 'locked') and r.billable and r.archived_at is null)
      and (a.status in ('approved', 'locked'), a.billable, a.archived_at is null, a.project_id, a.work_date, a.currency, a.duration_s, a.bill_minor)
        is distinct from
        (r.status in ('approved', 'locked'), r.billable, r.archived_at is null, r.project_id, r.work_date, r.currency, r.duration_s, r.bill_minor)
  ) then return null; end if;
  perform add_unbilled_sums(array(
    select row(c.org_id, c.project_id, date_trunc('month', c.work_date)::date, c.currency, sum(c.sign), sum(c.sign * c.duration_s),
      sum(c.sign * c.bill_minor))::unbilled_sum
    from (select 1 as sign, a.* from added a union all select -1, r.* from removed r) c
    where c.status in ('approved', 'locked') and c.billable and c.archived_at is null and c.project_id is not null
      and not exists (
        select from exported_entries x where x.org_id = c.org_id and x.entry_id = c.id and x.purpose = 'invoicing')
    group by c.org_id, c.project_id, date_trunc('month', c.work_date), c.currency
    having (sum(c.sign), sum(c.sign * c.duration_s), sum(c.sign * c.bill_minor)) <> (0, 0, 0)));
  return null;
end $$;

-- Held, so that whoever changes such an entry at this moment comes before or after: else each would miss what the other did.
create function sum_gone_out() returns trigger language plpgsql as $$
begin
  perform add_unbilled_sums(array(
    with held as materialized (
      select e.* from added x join activity_entries e on e.org_id = x.org_id and e.id = x.entry_id
      where x.purpose = 'invoicing' order by e.id for no key update of e)
    select row(org_id, project_id, date_trunc('month', work_date)::date, currency, -count(*), -sum(duration_s), -sum(bill_minor))::unbilled_sum
    from held where status in ('approved', 'locked') and billable and archived_at is null and project_id is not null
    group by org_id, project_id, date_trunc('month', work_date), currency));
  return null;
end $$;

create function sum_taken_back() returns trigger language plpgsql as $$
begin
  perform add_unbilled_sums(array(
    with held as materialized (
      select e.* from removed x join activity_entries e on e.org_id = x.org_id and e.id = x.entry_id
      where x.purpose = 'invoicing' order by e.id for no key update of e)
    select row(org_id, project_id, date_trunc('month', work_date)::date, currency, count(*), sum(duration_s), sum(bill_minor))::unbilled_sum
    from held where status in ('approved', 'locked') and billable and archived_at is null and project_id is not null
    group by org_id, project_id, date_trunc('month', work_date), currency));
  return null;
end $$;

-- While the entry is still there to be summed: the key that follows it would take this away after it.
create function take_back_what_goes() returns trigger language plpgsql as $$
begin
  delete from exported_entries where org_id = old.org_id and entry_id = old.id and purpose = 'invoicing';
  return old;
end $$;

create trigger sum_unbilled_inserted after insert on activity_entries
  referencing new table as added for each statement execute function sum_inserted_unbilled();
create trigger sum_unbilled_deleted after delete on activity_entries
  referencing old table as removed for each statement execute function sum_deleted_unbilled();
create trigger sum_unbilled_updated after update on activity_entries
  referencing old table as removed new table as added for each statement execute function sum_updated_unbilled();
create trigger take_back_what_goes before delete on activity_entries for each row
  when (old.status in ('approved', 'locked') and old.billable) execute function take_back_what_goes();
create trigger sum_gone_out after insert on exported_entries
  referencing new table as added for each statement execute function sum_gone_out();
create trigger sum_taken_back after delete on exported_entries
  referencing old table as removed for each statement execute function sum_taken_back();

alter table project_unbilled_months no force row level security;
alter table activity_entries no force row level security;
alter table exported_entries no force row level security;
insert into project_unbilled_months (org_id, project_id, month, currency, entries, seconds, bill_minor)
  select e.org_id, e.project_id, date_trunc('month', e.work_date)::date, e.currency, count(*), sum(e.duration_s), sum(e.bill_minor)
  from activity_entries e
  where e.status in ('approved', 'locked') and e.billable and e.archived_at is null and e.project_id is not null and not exists (
    select from exported_entries x where x.org_id = e.org_id and x.entry_id = e.id and x.purpose = 'invoicing')
  group by 1, 2, 3, 4;
alter table project_unbilled_months force row level security;
alter table activity_entries force row level security;
alter table exported_entries force row level security;

drop index activity_chargeable_by_project;

-- Incidents of several projects are told of those alone that the caller sees, or stands on a shift of: what the policy says of
-- their logs the API has judged before, but whoever calls this with a list of their own learns nothing of other projects.
grant select (owner_id, sponsor_id) on projects to muster_reader;
create function projects_in_sight(candidates uuid[]) returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  with held as materialized (
    select r.role, r.project_id from role_grants r
    where r.org_id = muster_org() and r.subject = muster_sub() and r.archived_at is null and (r.expires_at is null or r.expires_at > now())
    union all
    select t.role, null from root_grants t where t.subject = muster_sub() and (t.expires_at is null or t.expires_at > now()))
  select coalesce(array_agg(p.id), '{}') from projects p
  where p.org_id = muster_org() and p.id = any (candidates) and (
    exists (select from held h where h.project_id is null and h.role > 'member')
    or p.id in (select h.project_id from held h where h.project_id is not null)
    or exists (select from members m where m.org_id = p.org_id and m.id in (p.owner_id, p.sponsor_id)
      and m.user_sub = muster_sub() and m.archived_at is null)
    or p.id = any ((select projects_on_shift(now(), now(), '2 hours'))::uuid[]))
$$;
comment on function projects_in_sight is 'Of some projects those that the caller sees: by a role above member, by one of that project, as its owner or sponsor, or on a shift of it now.';

create or replace function ops_log_open_incidents(readable uuid[])
returns table (project_id uuid, id uuid, sequence bigint, title text, severity ops_log_severity, state ops_log_state, occurred_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.project_id, e.id, e.seq, coalesce(c.title, e.title), coalesce(c.severity, e.severity), i.state,
    coalesce(c.occurred_at, e.occurred_at)
  from ops_log_items i
  join ops_log e on e.org_id = i.org_id and e.project_id = i.project_id and e.seq = i.entry_seq
  left join lateral (
    select x.title, x.severity, x.occurred_at from ops_log x
    where x.org_id = i.org_id and x.project_id = i.project_id and x.about = i.entry_seq and x.kind = 'correction'
    order by x.seq desc limit 1) c on true
  where i.org_id = muster_org() and i.project_id = any ((select projects_in_sight(readable))::uuid[]) and not i.settled and i.kind = 'incident'
$$;
comment on function ops_log_open_incidents is 'Incidents that aren''t closed, as they are said now, of the projects whose ops-logs the caller may read: the policy is the asker''s to judge, projects out of sight are left out here.';

create or replace function projects_with_open_incidents() returns table (project_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select unnest(projects_in_sight(array(
    select distinct i.project_id from ops_log_items i where i.org_id = muster_org() and not i.settled and i.kind = 'incident')))
$$;
comment on function projects_with_open_incidents is 'Projects in the caller''s sight that have an incident which isn''t closed; says nothing else of them. Whose log the caller may not read, the asker leaves out.';

alter function projects_in_sight(uuid[]) owner to muster_reader;
revoke all on function projects_in_sight(uuid[]) from public;
grant execute on function projects_in_sight(uuid[]) to muster_app;
