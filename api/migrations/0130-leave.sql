-- When people are away: what they ask for, what is decided, and what each kind of leave holds for them (decision 119).
create type leave_type as enum ('paid', 'unpaid', 'sick', 'compensatory', 'training');
create type leave_part as enum ('whole-day', 'morning', 'afternoon', 'hours');
create type leave_status as enum ('requested', 'approved', 'rejected', 'cancelled');
create table leave_requests (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  type leave_type not null,
  from_date date not null,
  to_date date not null,
  part leave_part not null default 'whole-day',
  start_time time,
  end_time time,
  timezone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  minutes integer not null check (minutes >= 0),
  reason text check (length(reason) between 1 and 2000),
  cover_id uuid,
  status leave_status not null default 'requested',
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 2000),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  foreign key (org_id, cover_id) references members (org_id, id),
  foreign key (org_id, decided_by) references members (org_id, id),
  constraint leave_days check (to_date >= from_date and to_date - from_date <= 366),
  constraint leave_time check (ends_at > starts_at),
  constraint part_of_one_day check (part = 'whole-day' or from_date = to_date),
  constraint hours_have_times check ((part = 'hours') = (start_time is not null and end_time is not null)),
  constraint nobody_covers_themselves check (cover_id <> member_id),
  constraint nobody_approves_their_own check (decided_by <> member_id),
  constraint rejected_for_a_reason check (status <> 'rejected' or decision_reason is not null or decided_by is null),
  constraint no_overlapping_leave exclude using gist (
    org_id with =, member_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('requested', 'approved'))
);
comment on table leave_requests is 'Leave that somebody asked for, and what became of it.';
comment on column leave_requests.timezone is 'Of its person when they asked, else of the organization: its days are days there.';
comment on column leave_requests.minutes is 'Of the working calendar, without holidays, when it was asked for.';
comment on column leave_requests.reason is 'Private: for its person and whoever may approve.';
create index leave_of_member on leave_requests (org_id, member_id, from_date, id);
create index approved_leave on leave_requests (org_id, member_id, starts_at) where status = 'approved';
create index approved_leave_by_day on leave_requests (org_id, from_date, to_date) where status = 'approved';
create index waiting_leave on leave_requests (org_id, from_date, id) where status = 'requested';
select make_tenant_table('leave_requests');

create type leave_entry_kind as enum ('entitlement', 'carry-over', 'adjustment', 'taken', 'returned');
create table leave_entries (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  type leave_type not null,
  kind leave_entry_kind not null,
  day date not null,
  minutes integer not null check (minutes <> 0),
  request_id uuid,
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  primary key (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  foreign key (org_id, request_id) references leave_requests (org_id, id),
  constraint taken_is_of_a_request check ((kind in ('taken', 'returned')) = (request_id is not null)),
  constraint taken_is_less check (kind <> 'taken' or minutes < 0),
  constraint returned_is_more check (kind <> 'returned' or minutes > 0)
);
comment on table leave_entries is 'The ledger of leave, which only grows: what somebody has of a type is the sum of its minutes.';
comment on column leave_entries.day is 'From which day on it counts; of what was taken or returned the day of leave.';
create index leave_entries_of_member on leave_entries (org_id, member_id, type, day);
create index leave_entries_of_request on leave_entries (org_id, request_id) where request_id is not null;
create unique index one_entitlement_a_day on leave_entries (org_id, member_id, type, day) where kind = 'entitlement';
create unique index one_carry_over_a_day on leave_entries (org_id, member_id, type, day) where kind = 'carry-over';
create unique index taken_once on leave_entries (org_id, request_id, day, kind) where request_id is not null;
create trigger append_only before update or delete on leave_entries for each row execute function refuse_change();
create trigger no_truncate before truncate on leave_entries for each statement execute function refuse_change();
select make_tenant_table('leave_entries');
revoke update, delete on leave_entries from muster_app;

create table leave_allowances (
  org_id uuid not null references organizations,
  type leave_type not null,
  year_minutes integer not null check (year_minutes between 0 and 527040),
  carry_over_minutes integer not null default 0 check (carry_over_minutes between 0 and 527040),
  below_minutes integer not null default 0 check (below_minutes between 0 and 527040),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, type)
);
comment on table leave_allowances is 'Types of leave that are counted against what somebody has; a type without a row isn''t.';
comment on column leave_allowances.carry_over_minutes is 'How much of what is left at the end of a year goes on into the next.';
comment on column leave_allowances.below_minutes is 'How far below nothing approved leave may go.';
select make_tenant_table('leave_allowances');

create table leave_blocks (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  from_date date not null,
  to_date date not null,
  name text not null check (length(name) between 1 and 120),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  constraint block_days check (to_date >= from_date and to_date - from_date <= 366)
);
comment on table leave_blocks is 'Days for which nobody may ask for leave, but to be ill.';
create index leave_blocks_by_day on leave_blocks (org_id, from_date, to_date);
select make_tenant_table('leave_blocks');

create table leave_settings (
  org_id uuid not null references organizations,
  country text check (country ~ '^[A-Z]{2}$'),
  region text check (length(region) between 1 and 20),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id)
);
comment on table leave_settings is 'Whose public holidays an organization keeps: ISO 3166 country and a region of it.';
select make_tenant_table('leave_settings');

grant update (status, reason, decision_reason) on leave_requests to muster_eraser;
grant update (reason) on leave_entries to muster_eraser;
create function forget_leave() returns trigger language plpgsql as $$
begin
  update leave_requests set reason = null, decision_reason = null,
    status = case when status = 'requested' then 'cancelled' else status end
  where org_id = new.org_id and member_id = new.id;
  update leave_entries set reason = null where org_id = new.org_id and member_id = new.id and reason is not null;
  return null;
end $$;
comment on function forget_leave is 'Forgets why somebody whose account is being deleted was away, and ends what they still asked for.';
create trigger forget_leave after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function forget_leave();

insert into policy_rules (minimum, domain, object, action, effect) values
  ('member', '/org/:org', '/leave-calendar', 'read', 'allow'),
  ('member', '/org/:org', '/leave-settings', 'read', 'allow'),
  ('director', '/org/:org', '/leave-settings', 'update', 'allow');
select publish_rules_in_force('Everybody sees who is away, and directors say how much leave there is and when there is none.');
