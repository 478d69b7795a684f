-- What people ask of each other about their shifts, and what became of it (decision 120).
create type swap_kind as enum ('swap', 'drop');
create type swap_status as enum ('pending', 'accepted', 'approved', 'applied', 'declined', 'cancelled', 'expired');
create table swaps (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  project_id uuid not null,
  kind swap_kind not null,
  status swap_status not null default 'pending',
  requester_id uuid not null,
  shift_id uuid not null,
  assignment_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  counterpart_id uuid,
  other_shift_id uuid,
  other_assignment_id uuid,
  other_starts_at timestamptz,
  other_ends_at timestamptz,
  reason text check (length(reason) between 1 and 500),
  status_reason text check (length(status_reason) between 1 and 500),
  expires_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, requester_id) references members (org_id, id),
  foreign key (org_id, counterpart_id) references members (org_id, id),
  foreign key (org_id, decided_by) references members (org_id, id),
  foreign key (org_id, shift_id) references shifts (org_id, id) on delete cascade,
  foreign key (org_id, other_shift_id) references shifts (org_id, id) on delete cascade,
  foreign key (org_id, assignment_id) references assignments (org_id, id) on delete cascade,
  foreign key (org_id, other_assignment_id) references assignments (org_id, id) on delete cascade,
  constraint nobody_swaps_with_themselves check (counterpart_id <> requester_id),
  constraint a_swap_is_with_somebody check (kind = 'drop' or counterpart_id is not null),
  constraint a_swap_is_of_two_shifts check (other_shift_id <> shift_id),
  constraint other_booking_is_whole check (
    num_nulls(other_shift_id, other_assignment_id, other_starts_at, other_ends_at) in (0, 4)),
  constraint a_drop_gets_nothing check (kind = 'swap' or other_assignment_id is null),
  constraint an_accepted_swap_names_both check (
    kind = 'drop' or status not in ('accepted', 'approved', 'applied') or other_assignment_id is not null),
  constraint expires_by_the_start check (expires_at <= starts_at and coalesce(expires_at <= other_starts_at, true))
);
comment on table swaps is 'Requests to exchange two bookings of a project, or to be rid of one.';
comment on column swaps.starts_at is 'With ends_at when the shift was as people knew it then: a request is about that time, and no other.';
comment on column swaps.counterpart_id is 'Who is asked; null for a drop that leaves its place open.';
comment on column swaps.other_assignment_id is 'What the requester gets for it; of a swap that names a colleague alone named when they accept.';
comment on column swaps.expires_at is 'The start of the first of its shifts: from then on it is expired, whatever its status says.';
create unique index open_swap_of_booking on swaps (org_id, assignment_id) where status in ('pending', 'accepted');
create index swaps_by_project on swaps (org_id, project_id, id);
create index swaps_of_requester on swaps (org_id, requester_id, id);
create index swaps_of_counterpart on swaps (org_id, counterpart_id, id) where counterpart_id is not null;
select make_tenant_table('swaps');

grant update (status, reason, status_reason) on swaps to muster_eraser;
create function forget_swaps() returns trigger language plpgsql as $$
begin
  update swaps set reason = case when requester_id = new.id then null else reason end, status_reason = null,
    status = case when status in ('pending', 'accepted') then 'cancelled' else status end
  where org_id = new.org_id and new.id in (requester_id, counterpart_id);
  return null;
end $$;
comment on function forget_swaps is 'Forgets why somebody whose account is being deleted asked for swaps, and ends those that are open.';
create trigger forget_swaps after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function forget_swaps();

insert into policy_rules (minimum, domain, object, action, effect) values
  ('member', '/org/:org', '/swaps', 'read-own', 'allow');
select publish_rules_in_force('Everybody reads what they asked of others, and others of them, about their shifts.');
