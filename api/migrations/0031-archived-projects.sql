-- Row-level security hides a status's frequency from the planner, but not how many rows are null.
update projects set archived_at = coalesce(archived_at, now()) where status = 'archived';
update projects set archived_at = null where status <> 'archived';
alter table projects add constraint archived_together check ((status = 'archived') = (archived_at is not null));
drop index projects_open;
create index projects_open on projects (org_id, name, id) where archived_at is null;
