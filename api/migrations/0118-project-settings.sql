-- Who set a health by hand, and when, so that it can be weighed against the computed one. Null on those set before.
alter table projects add column health_set_at timestamptz, add column health_set_by uuid,
  add foreign key (org_id, health_set_by) references members (org_id, id);
comment on column projects.health_set_at is 'When the health was last set by hand; null while it is computed.';
comment on column projects.health_set_by is 'Who set it; null for somebody from outside the team.';

alter table project_milestones add column done_on date, add column done_by uuid,
  add check (done or done_on is null), add check (done or done_by is null),
  add foreign key (org_id, done_by) references members (org_id, id);
comment on column project_milestones.done_on is 'The day on which it was done; null while it isn''t, or where nobody kept it.';
comment on column project_milestones.done_by is 'Who said that it is done; null for somebody from outside the team.';
create index milestones_by_project on project_milestones (org_id, project_id);
create index milestones_due on project_milestones (org_id, due_date) where not done;

-- What keeps a project from being completed; of a million entries it is the last few.
create index activity_open_by_project on activity_entries (org_id, project_id) include (status, duration_s)
  where status in ('draft', 'submitted', 'rejected') and archived_at is null;
