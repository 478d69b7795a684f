-- What a project that was sold needs of people, before anybody is planned on it (decision 157).
create table project_demand (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  project_id uuid not null,
  place integer not null check (place >= 0),
  service_type_id uuid,
  name text not null check (length(name) between 1 and 120),
  role text check (length(role) <= 120),
  phase text check (length(phase) <= 120),
  minutes integer not null check (minutes > 0),
  from_date date not null,
  until_date date check (until_date >= from_date),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  primary key (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade,
  foreign key (org_id, service_type_id) references service_types (org_id, id)
);
comment on table project_demand is 'Hours that a won deal sold, by what is done, in which role and phase: what has to be staffed.';
comment on column project_demand.place is 'Its place among the lines that were sold.';
comment on column project_demand.from_date is 'The project''s days when it was won: a deal has no days for its lines.';
create index project_demand_by_project on project_demand (org_id, project_id, place, id);
create index project_demand_by_service on project_demand (org_id, service_type_id) where service_type_id is not null;
select make_tenant_table('project_demand');
revoke update, delete on project_demand from muster_app;
