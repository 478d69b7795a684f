-- Shifts that come again: which days, how far they are planned, and which of them went their own way (decision 122).
create table shift_series (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  project_id uuid not null,
  rule text not null check (length(rule) between 1 and 200),
  first_day date not null,
  until date not null,
  skipped date[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id),
  constraint series_days check (until >= first_day)
);
comment on table shift_series is 'On which days a shift comes again; what it asks for stands in its shifts.';
comment on column shift_series.rule is 'RRULE of RFC 5545, counted from first_day.';
comment on column shift_series.until is 'The last day up to which its shifts are planned.';
comment on column shift_series.skipped is 'Days of the rule that have no shift: deleted alone, or left out when it was planned.';
create index shift_series_by_project on shift_series (org_id, project_id, id);
select make_tenant_table('shift_series');

alter table shifts add column series_day date, add column series_changed boolean not null default false,
  add foreign key (org_id, series_id) references shift_series (org_id, id),
  add constraint series_has_days check ((series_id is null) = (series_day is null));
comment on column shifts.series_day is 'The day of its series that it stands for, wherever it was moved to.';
comment on column shifts.series_changed is 'It was changed alone: changes of the whole series leave it as it is.';
drop index shifts_by_series;
create unique index shifts_once_a_series_day on shifts (org_id, series_id, series_day) where series_id is not null;
