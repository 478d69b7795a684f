create type activity_category as enum ('work', 'travel', 'training', 'admin', 'standby');
create type activity_source as enum ('timer', 'manual', 'roster', 'import', 'offline');
create type activity_status as enum ('draft', 'submitted', 'approved', 'rejected', 'locked');
create table activity_entries (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  work_date date not null,
  started_at timestamptz,
  ended_at timestamptz check (ended_at >= started_at),
  duration_s integer not null check (duration_s between 0 and 86400),
  project_id uuid,
  service_type_id uuid,
  category activity_category not null default 'work',
  note text not null default '' check (length(note) <= 5000),
  billable boolean not null default true,
  source activity_source not null default 'manual',
  client_uuid uuid,
  tags text[] not null default '{}',
  status activity_status not null default 'draft',
  status_reason text,
  bill_rate numeric(14, 4),
  cost_rate numeric(14, 4),
  currency text check (currency ~ '^[A-Z]{3}$'),
  bill_minor bigint not null default 0,
  cost_minor bigint not null default 0,
  import_id uuid,
  fingerprint text,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  unique (org_id, client_uuid),
  unique (org_id, fingerprint),
  check (duration_s > 0 or source = 'import'),
  check ((started_at is null) = (ended_at is null)),
  foreign key (org_id, member_id) references members (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, service_type_id) references service_types (org_id, id)
);
comment on table activity_entries is 'Time somebody spent: the day it counts for, its length in seconds, and what for.';
comment on column activity_entries.archived_at is 'Set when deleted; Undo clears it. Deleted time counts nowhere.';
comment on column activity_entries.bill_minor is 'What the time sells for in minor units of currency, from the rate of its day; 0 when not billable.';
comment on column activity_entries.fingerprint is 'Says which row of which export it came from, so that importing again adds nothing.';
create index activity_by_member on activity_entries (org_id, member_id, work_date desc, id desc) where archived_at is null;
create index activity_by_project on activity_entries (org_id, project_id, work_date desc, id desc) where archived_at is null;
create index activity_by_import on activity_entries (org_id, import_id) where import_id is not null;
select make_tenant_table('activity_entries');

create table activity_timers (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  started_at timestamptz not null default now(),
  project_id uuid,
  service_type_id uuid,
  category activity_category not null default 'work',
  note text not null default '' check (length(note) <= 5000),
  billable boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  primary key (org_id, id),
  unique (org_id, member_id),
  foreign key (org_id, member_id) references members (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, service_type_id) references service_types (org_id, id)
);
comment on table activity_timers is 'The one timer that a member may have running.';
select make_tenant_table('activity_timers');

create table day_notes (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  member_id uuid not null,
  work_date date not null,
  done text not null default '',
  blockers text not null default '',
  tomorrow text not null default '',
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  unique (org_id, member_id, work_date),
  foreign key (org_id, member_id) references members (org_id, id)
);
comment on table day_notes is 'What a member says of a day: done, blockers, tomorrow.';
select make_tenant_table('day_notes');
