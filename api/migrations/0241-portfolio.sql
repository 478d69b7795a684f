-- What organizations come to by day, for whoever looks across them (decision 166). Kept by jobs from raw rows, never written by hand.
create table portfolio_heads (
  org_id uuid primary key references organizations,
  first_day date not null,
  began_on date not null,
  last_day date not null,
  counted_at timestamptz not null
);
comment on table portfolio_heads is 'How far an organization''s days are counted; held while they are counted anew.';
comment on column portfolio_heads.first_day is 'The first day of which anything is known: on which it was made, or the first on which time was logged.';
comment on column portfolio_heads.began_on is 'The day on which it was made, by its clock: what stood on days before isn''t known.';
comment on column portfolio_heads.last_day is 'The latest day that is counted.';
select make_tenant_table('portfolio_heads');

create table portfolio_days (
  org_id uuid not null references organizations,
  day date not null,
  status organization_status not null,
  projects integer not null,
  disagreements integer not null,
  unbudgeted integer not null,
  sev1 integer not null,
  sev2 integer not null,
  overdue_reviews integer not null,
  backlog jsonb not null,
  pipeline jsonb not null,
  health jsonb not null,
  primary key (org_id, day)
);
comment on table portfolio_days is 'How an organization stood at the end of a day by its clock, as the trail says.';
comment on column portfolio_days.unbudgeted is 'Projects that were planned, active or on hold without a budget of money.';
comment on column portfolio_days.backlog is 'By currency: what budgets of projects under way left, and of how many.';
comment on column portfolio_days.pipeline is 'By currency: price of the deals that might still be won, the same by their probabilities in hundredths, and how many.';
comment on column portfolio_days.health is 'Open projects by computed and manual health.';
select make_tenant_table('portfolio_days');

create table portfolio_sums (
  org_id uuid not null references organizations,
  day date not null,
  currency text not null,
  bill_minor bigint not null,
  cost_minor bigint not null,
  primary key (org_id, day, currency)
);
comment on table portfolio_sums is 'What the time of a day on projects sold for and cost, in the currency that it was priced in; no row where it is nothing.';
select make_tenant_table('portfolio_sums');

create table portfolio_gaps (
  org_id uuid not null references organizations,
  day date not null,
  unpriced_s bigint not null,
  uncosted_s bigint not null,
  primary key (org_id, day)
);
comment on table portfolio_gaps is 'Billable time of a day on projects without a price, and time on projects without a cost; no row without either.';
select make_tenant_table('portfolio_gaps');

create table portfolio_work (
  org_id uuid not null references organizations,
  day date not null,
  department text not null,
  capacity_min integer not null,
  logged_s bigint not null,
  billable_s bigint not null,
  primary key (org_id, day, department)
);
comment on table portfolio_work is 'What people of a department had to work on a day and logged, as the capacity page counts both; empty for people without one.';
select make_tenant_table('portfolio_work');

create type portfolio_mark as enum ('time', 'capacity', 'state');
create table portfolio_marks (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  what portfolio_mark not null,
  from_day date not null,
  until_day date not null,
  primary key (org_id, id)
);
comment on table portfolio_marks is 'Days that something written has changed, until they are counted anew. Only ever added to by writers, so that none waits for another.';
select make_tenant_table('portfolio_marks');

-- Who is executive or above where, whatever organization a request is in.
create function executive_places() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select g.org_id from role_grants g
  where g.subject = muster_sub() and g.project_id is null and g.role in ('executive', 'admin') and g.archived_at is null
    and (g.expires_at is null or g.expires_at > now())
  union
  select o.org_id from organizations o where exists (
    select from root_grants t where t.subject = muster_sub() and t.role in ('executive', 'admin')
      and (t.expires_at is null or t.expires_at > now()))
$$;
comment on function executive_places is 'The organizations in which whoever asks is executive or above, archived ones too.';

create function executive_organizations() returns table (id uuid, name text, slug text, currency text, timezone text,
  status organization_status, since timestamptz, reason text, today date)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id, o.name, o.slug, o.currency, o.timezone, o.status, o.status_changed_at, o.status_reason, (now() at time zone o.timezone)::date
  from organizations o where o.org_id in (select executive_places()) order by lower(o.name), o.org_id
$$;
comment on function executive_organizations is 'How the organizations are in which whoever asks is executive or above.';

create policy reader on exchange_rates for select to muster_reader using (true);
grant select on exchange_rates to muster_reader;
create function executive_rates(asked jsonb) returns table (org_id uuid, currency text, into_currency text, rate numeric, day date)
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive wanted as materialized (
    select o.org_id, o.currency as into_currency, a.day
    from jsonb_to_recordset(asked) a (id uuid, day date) join organizations o on o.org_id = a.id
    where o.org_id in (select executive_places())),
  kept as (
    select w.*, (select min(e.currency) from exchange_rates e where e.org_id = w.org_id and e.into_currency = w.into_currency) as currency
    from wanted w
    union all
    select k.org_id, k.into_currency, k.day, (select min(e.currency) from exchange_rates e
      where e.org_id = k.org_id and e.into_currency = k.into_currency and e.currency > k.currency)
    from kept k where k.currency is not null)
  select k.org_id, k.currency, k.into_currency, r.rate, r.day
  from kept k cross join lateral (
    select e.rate, e.day from exchange_rates e where e.org_id = k.org_id and e.into_currency = k.into_currency and e.currency = k.currency
      and e.day <= k.day order by e.day desc limit 1) r
  where k.currency is not null
$$;
comment on function executive_rates is 'The latest rates of some organizations on or before a day of each, of those in which whoever asks is executive or above.';

create function ops_log_grave_trail(since timestamptz)
returns table (project_id uuid, entry_seq bigint, entry_id uuid, kind ops_log_kind, at timestamptz, occurred_at timestamptz, title text,
  severity ops_log_severity, state ops_log_state)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.project_id, i.entry_seq, i.entry_id, r.kind, r.recorded_at, r.occurred_at, r.title, r.severity, r.state
  from ops_log_items i
  join ops_log c on c.org_id = i.org_id and c.project_id = i.project_id and c.seq = i.changed_seq
  join ops_log r on r.org_id = i.org_id and r.project_id = i.project_id
    and (r.seq = i.entry_seq or (r.about = i.entry_seq and r.kind in ('correction', 'incident')))
  where i.org_id = muster_org() and i.kind = 'incident' and i.severity in ('sev1', 'sev2')
    and (not i.settled or c.recorded_at >= since)
  order by i.project_id, i.entry_seq, r.seq
$$;
comment on function ops_log_grave_trail is 'What became of incidents that were ever said to be grave and weren''t closed before a moment, record by record.';

-- Organizations whose days have to be counted: marked ones, new ones, and those where another day has begun. Archived ones rest.
create policy reader on portfolio_heads for select to muster_reader using (true);
create policy reader on portfolio_marks to muster_reader using (true) with check (true);
grant select on portfolio_heads to muster_reader;
grant select, insert on portfolio_marks to muster_reader;
create function portfolios_to_count() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id from organizations o left join portfolio_heads h on h.org_id = o.org_id
  where o.status <> 'archived' and (h.org_id is null or h.last_day < (now() at time zone o.timezone)::date
    or exists (select from portfolio_marks m where m.org_id = o.org_id))
  order by o.org_id
$$;
comment on function portfolios_to_count is 'Organizations whose days have to be counted, for work that nobody asked for.';
create function portfolios_kept() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select o.org_id from organizations o join portfolio_heads h on h.org_id = o.org_id where o.status <> 'archived' order by o.org_id
$$;
comment on function portfolios_kept is 'Organizations whose days are kept, for work that nobody asked for.';

do $$
declare
  kept regclass;
begin
  foreach kept in array array['portfolio_heads', 'portfolio_days', 'portfolio_sums', 'portfolio_gaps', 'portfolio_work', 'portfolio_marks']::regclass[] loop
    execute format('create policy executives on %s for select to muster_app using (org_id in (select executive_places()))', kept);
  end loop;
end $$;

-- Writers say which days they change.
create function mark_portfolio_time() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into portfolio_marks (org_id, what, from_day, until_day)
      select distinct a.org_id, 'time'::portfolio_mark, a.work_date, a.work_date from added a where a.archived_at is null;
  elsif tg_op = 'DELETE' then
    insert into portfolio_marks (org_id, what, from_day, until_day)
      select distinct r.org_id, 'time'::portfolio_mark, r.work_date, r.work_date from removed r where r.archived_at is null;
  else
    insert into portfolio_marks (org_id, what, from_day, until_day)
      select distinct a.org_id, 'time'::portfolio_mark, d.day, d.day
      from added a join removed r on r.org_id = a.org_id and r.id = a.id cross join lateral (values (a.work_date), (r.work_date)) d (day)
      where (a.work_date, a.duration_s, a.project_id, a.member_id, a.billable, a.currency, a.bill_minor, a.cost_minor, a.archived_at,
          a.bill_rate is null, a.cost_rate is null)
        is distinct from (r.work_date, r.duration_s, r.project_id, r.member_id, r.billable, r.currency, r.bill_minor, r.cost_minor,
          r.archived_at, r.bill_rate is null, r.cost_rate is null);
  end if;
  return null;
end $$;
create trigger mark_inserted after insert on activity_entries referencing new table as added
  for each statement execute function mark_portfolio_time();
create trigger mark_deleted after delete on activity_entries referencing old table as removed
  for each statement execute function mark_portfolio_time();
create trigger mark_updated after update on activity_entries referencing old table as removed new table as added
  for each statement execute function mark_portfolio_time();

-- States are marked on the running day: what the trail says of days before stays.
create function mark_portfolio_state() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'events' then
    insert into portfolio_marks (org_id, what, from_day, until_day)
      select o.org_id, 'state', t.today, t.today from organizations o cross join lateral (select (now() at time zone o.timezone)::date as today) t
      where o.org_id in (select a.org_id from added a
        where a.subject_type in ('project', 'project-import', 'dealsheet', 'account-plan', 'organization'));
  else
    insert into portfolio_marks (org_id, what, from_day, until_day)
      select o.org_id, 'state', t.today, t.today from organizations o cross join lateral (select (now() at time zone o.timezone)::date as today) t
      where o.org_id in (select a.org_id from added a where a.type = 'incident' or a.kind in ('incident', 'correction'));
  end if;
  return null;
end $$;
create trigger mark_told after insert on events referencing new table as added
  for each statement execute function mark_portfolio_state();
create trigger mark_recorded after insert on ops_log referencing new table as added
  for each statement execute function mark_portfolio_state();

-- Capacity of all of somebody's time changes with their hours, of a day with leave and holidays, of everything with the calendar.
create function mark_portfolio_capacity() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  org uuid := case when tg_op = 'DELETE' then old.org_id else new.org_id end;
  days date[];
begin
  if tg_table_name = 'organizations' then
    insert into portfolio_marks (org_id, what, from_day, until_day) values (org, 'state', '-infinity', 'infinity');
    days := array['-infinity', 'infinity'];
  elsif tg_table_name = 'members' then
    days := array[case when tg_op = 'UPDATE' then least(old.start_date, new.start_date) else new.start_date end, 'infinity'];
  elsif tg_table_name = 'holidays' then
    days := case tg_op when 'DELETE' then array[old.date, old.date] when 'INSERT' then array[new.date, new.date]
      else array[least(old.date, new.date), greatest(old.date, new.date)] end;
  else
    days := array[new.day, new.day];
  end if;
  insert into portfolio_marks (org_id, what, from_day, until_day) values (org, 'capacity', days[1], days[2]);
  return null;
end $$;
create trigger mark_joined after insert on members for each row execute function mark_portfolio_capacity();
create trigger mark_changed after update on members for each row
  when ((old.start_date, old.end_date, old.status, old.employment, old.weekly_capacity_minutes, old.department, old.archived_at)
    is distinct from (new.start_date, new.end_date, new.status, new.employment, new.weekly_capacity_minutes, new.department, new.archived_at))
  execute function mark_portfolio_capacity();
create trigger mark_calendar after update on organizations for each row
  when ((old.timezone, old.week_start, old.working_days, old.max_week_h) is distinct from (new.timezone, new.week_start, new.working_days, new.max_week_h))
  execute function mark_portfolio_capacity();
create trigger mark_day_off after insert or update or delete on holidays for each row execute function mark_portfolio_capacity();
create trigger mark_leave after insert on leave_entries for each row execute function mark_portfolio_capacity();

do $$
declare
  made regprocedure;
begin
  foreach made in array array['executive_places()', 'executive_organizations()', 'executive_rates(jsonb)', 'ops_log_grave_trail(timestamptz)',
      'portfolios_to_count()', 'portfolios_kept()', 'mark_portfolio_time()', 'mark_portfolio_state()', 'mark_portfolio_capacity()']::regprocedure[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
