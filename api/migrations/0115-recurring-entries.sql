create table recurring_entries (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  rrule text not null check (rrule ~ '^FREQ=(DAILY|WEEKLY|MONTHLY)' and length(rrule) <= 120),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  proposes_from date not null,
  start_time time,
  duration_s integer not null check (duration_s between 1 and 86400),
  on_days_off boolean not null default false,
  paused boolean not null default false,
  project_id uuid,
  service_type_id uuid,
  category activity_category not null default 'work',
  note text not null default '' check (length(note) <= 5000),
  billable boolean not null default true,
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, service_type_id) references service_types (org_id, id)
);
comment on table recurring_entries is 'Time that comes again: proposed on its days, logged when its person says so.';
comment on column recurring_entries.rrule is 'RFC 5545: FREQ, INTERVAL, BYDAY and BYMONTHDAY, counted from starts_on.';
comment on column recurring_entries.start_time is 'On the wall clock of the time''s zone; null for a duration alone.';
comment on column recurring_entries.proposes_from is 'The first day for which it is proposed as it stands: a change reaches no day before it.';
comment on column recurring_entries.on_days_off is 'Proposed on holidays and on days on which nothing is planned, too.';
create index recurring_of_member on recurring_entries (org_id, member_id);
select make_tenant_table('recurring_entries');
create policy own on recurring_entries as restrictive to muster_app
  using (member_id = (select muster_member())) with check (member_id = (select muster_member()));

create table recurring_days (
  org_id uuid not null references organizations,
  recurring_id uuid not null,
  work_date date not null,
  entry_id uuid,
  primary key (org_id, recurring_id, work_date),
  foreign key (org_id, recurring_id) references recurring_entries (org_id, id) on delete cascade,
  foreign key (org_id, entry_id) references activity_entries (org_id, id)
);
comment on table recurring_days is 'What somebody said to a proposal: its time was logged, or is not to be. Once for a day.';
comment on column recurring_days.entry_id is 'The time that was logged; null where the day was skipped.';
select make_tenant_table('recurring_days');
create policy own on recurring_days as restrictive to muster_app
  using (exists (select from recurring_entries r where r.org_id = recurring_days.org_id and r.id = recurring_id));

grant select, delete, update (updated_by) on recurring_entries to muster_eraser;
grant select, delete on recurring_days to muster_eraser;
create function forget_recurring_entries() returns trigger language plpgsql as $$
begin
  delete from recurring_entries where org_id = new.org_id and member_id = new.id;
  return null;
end $$;
comment on function forget_recurring_entries is 'Deletes the recurring entries of somebody whose account is being deleted.';
create trigger forget_recurring_entries after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function forget_recurring_entries();
