-- Approved time that went out, for payroll or invoicing: each entry once for a purpose.
create type export_purpose as enum ('payroll', 'invoicing');
create table time_exports (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  purpose export_purpose not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  parts text[] not null check (cardinality(parts) > 0),
  client_id uuid,
  project_id uuid,
  member_id uuid,
  entries integer not null check (entries >= 0),
  seconds bigint not null,
  amounts jsonb not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, client_id) references clients (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id)
);
comment on table time_exports is 'Approved time that went out for payroll or invoicing.';
comment on column time_exports.parts is 'What the lines of its files are summed by.';
comment on column time_exports.amounts is 'Sums of money as [{currency, amount_minor}]: costs for payroll, prices for invoicing.';
comment on column time_exports.withdrawn_at is 'When it was taken back: its time may go out again.';
select make_tenant_table('time_exports');

create table exported_entries (
  org_id uuid not null references organizations,
  purpose export_purpose not null,
  entry_id uuid not null,
  export_id uuid not null,
  locked boolean not null,
  primary key (org_id, purpose, entry_id),
  foreign key (org_id, entry_id) references activity_entries (org_id, id) on delete cascade,
  foreign key (org_id, export_id) references time_exports (org_id, id) on delete cascade
);
comment on table exported_entries is 'Which entries went out, and with which export; locked entries never change, so its lines are summed from them.';
comment on column exported_entries.locked is 'Whether going out is what locked it, so that taking the export back makes it approved again.';
select make_tenant_table('exported_entries');
create index exported_entries_by_export on exported_entries (org_id, export_id);

create index activity_approved_by_day on activity_entries (org_id, work_date)
  where status in ('approved', 'locked') and archived_at is null;

insert into policy_rules (minimum, domain, object, action, effect) values
  ('director', '/org/:org', '/time-exports', '*', 'allow'),
  ('director', '/org/:org', '/time-exports/:id', '*', 'allow');
select publish_rules_in_force('Approved time goes out for payroll and invoicing.');
