-- Weeks and days of a roster that are kept under a name, to be planned from again (decision 126).
create type template_span as enum ('week', 'day');
create table roster_templates (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  project_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  span template_span not null,
  shared boolean not null default false,
  held_skills text[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id)
);
comment on table roster_templates is 'A week or a day of a roster under a name, to be planned from again.';
comment on column roster_templates.shared is 'Every project of the organization may plan from it; it is changed in its own alone.';
comment on column roster_templates.held_skills is 'Needed skills that somebody had when it was kept: one that nobody has any more is out of use.';
create unique index roster_templates_names on roster_templates (org_id, project_id, lower(name)) where archived_at is null;
create index roster_templates_by_project on roster_templates (org_id, project_id, id);
create index roster_templates_shared on roster_templates (org_id, lower(name), id) where shared and archived_at is null;
select make_tenant_table('roster_templates');

create table roster_template_shifts (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  template_id uuid not null,
  weekday smallint check (weekday between 0 and 6),
  start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_time text not null check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  break_min integer not null check (break_min >= 0),
  service_type_id uuid,
  role text check (length(role) between 1 and 60),
  site text check (length(site) between 1 and 120),
  headcount integer not null check (headcount between 1 and 200),
  skills jsonb not null,
  note text not null check (length(note) <= 10000),
  primary key (org_id, id),
  foreign key (org_id, template_id) references roster_templates (org_id, id) on delete cascade,
  foreign key (org_id, service_type_id) references service_types (org_id, id),
  constraint template_shift_purpose check (service_type_id is not null or role is not null)
);
comment on table roster_template_shifts is 'A shift of a template, without a date.';
comment on column roster_template_shifts.weekday is '0 = Sunday to 6 = Saturday; null in the template of a day.';
comment on column roster_template_shifts.end_time is 'On the wall, as start_time is; on the next day where it isn''t after that.';
create index template_shifts_by_template on roster_template_shifts (org_id, template_id, id);
create index template_shifts_by_service on roster_template_shifts (org_id, service_type_id);
select make_tenant_table('roster_template_shifts');

create table roster_template_people (
  org_id uuid not null references organizations,
  template_shift_id uuid not null,
  member_id uuid not null,
  booking assignment_booking not null,
  primary key (org_id, template_shift_id, member_id),
  foreign key (org_id, template_shift_id) references roster_template_shifts (org_id, id) on delete cascade,
  foreign key (org_id, member_id) references members (org_id, id)
);
comment on table roster_template_people is 'Who is planned with a shift of a template.';
create index template_people_by_member on roster_template_people (org_id, member_id);
select make_tenant_table('roster_template_people');

create policy eraser on roster_template_people to muster_eraser using (true);
grant select, delete on roster_template_people to muster_eraser;
create function leave_templates() returns trigger language plpgsql as $$
begin
  delete from roster_template_people where org_id = new.org_id and member_id = new.id;
  return null;
end $$;
comment on function leave_templates is 'Takes somebody whose account is being deleted out of the templates of rosters.';
create trigger leave_templates after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function leave_templates();
