-- Who has approved submitted time: an entry is approved when nobody's word is missing.
create type approval_step as enum ('line', 'project');
create table activity_approvals (
  org_id uuid not null references organizations,
  entry_id uuid not null,
  step approval_step not null,
  decided_at timestamptz not null default now(),
  created_by text default muster_sub(),
  primary key (org_id, entry_id, step),
  foreign key (org_id, entry_id) references activity_entries (org_id, id) on delete cascade
);
comment on table activity_approvals is 'Words already given on submitted or approved time: of the line manager, of the project''s owner.';
select make_tenant_table('activity_approvals');

create index activity_waiting_by_member on activity_entries (org_id, member_id, work_date)
  where status = 'submitted' and archived_at is null;
create index activity_waiting_by_project on activity_entries (org_id, project_id, work_date)
  where status = 'submitted' and archived_at is null;
create index members_by_manager on members (org_id, manager_id) where manager_id is not null;

-- Words count for what was submitted; whoever takes it back or has to mend it submits something else.
create function drop_approvals() returns trigger language plpgsql as $$
begin
  delete from activity_approvals where org_id = new.org_id and entry_id = new.id;
  return null;
end $$;
create trigger drop_approvals after update of status, archived_at on activity_entries for each row
  when (new.status in ('draft', 'rejected') or new.archived_at is not null) execute function drop_approvals();

-- Whose words an entry needs, as its organization says. A project's owner has no word on their own time, so that their line manager
-- does; whoever heads the organization, with the rank of an owner and no manager, needs none of a line. It takes what is joined
-- already, so that a list of entries doesn't find each of them a second time.
create function words_on(
  entry activity_entries, approval organization_approval, manager_id uuid, subject text, owner_id uuid
) returns table (step approval_step, approver_id uuid, given boolean)
language sql stable as $$
  select needed.step, needed.approver_id, exists (
    select from activity_approvals a where a.org_id = entry.org_id and a.entry_id = entry.id and a.step = needed.step)
  from (
    select 'line'::approval_step, manager_id
    where (approval in ('line', 'both') or (approval = 'project' and (owner_id is null or owner_id = entry.member_id)))
      and (manager_id is not null or not exists (
        select from role_grants g
        where g.org_id = entry.org_id and g.subject = words_on.subject and g.project_id is null and g.archived_at is null
          and g.role >= 'owner' and (g.expires_at is null or g.expires_at > now())))
    union all
    select 'project', owner_id where approval in ('project', 'both') and owner_id <> entry.member_id
  ) as needed (step, approver_id)
$$;
comment on function words_on is 'Whose words an entry needs to be approved, and which were given.';
