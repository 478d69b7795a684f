-- A list counts the late milestones of every row: from here, without looking at milestones at all.
alter table project_totals add column open_due date[];
comment on column project_totals.open_due is 'The days that milestones which aren''t done are due on, in their order; null where all are done. Kept by a trigger.';
comment on table project_totals is 'Sum of all of a project''s time, and the days of its open milestones; kept by triggers, never written by hand.';

create type project_key as (org_id uuid, project_id uuid);

create function keep_open_due(changed project_key[]) returns void language sql as $$
  insert into project_totals as t (org_id, project_id, open_due)
    select p.org_id, p.id, (select array_agg(m.due_date order by m.due_date) from project_milestones m
      where m.org_id = p.org_id and m.project_id = p.id and not m.done)
    from (select distinct org_id, project_id from unnest(changed)) c
      join projects p on p.org_id = c.org_id and p.id = c.project_id
    order by p.org_id, p.id
  on conflict (org_id, project_id) do update set open_due = excluded.open_due
    where t.open_due is distinct from excluded.open_due;
$$;
comment on function keep_open_due is 'Reads the days of these projects'' open milestones anew; a project that is going takes none.';

create function keep_due_of_changed() returns trigger language plpgsql as $$
begin
  perform keep_open_due(array(select row(org_id, project_id)::project_key from changed));
  return null;
end $$;

create function keep_due_of_moved() returns trigger language plpgsql as $$
begin
  perform keep_open_due(array(select row(org_id, project_id)::project_key from (table removed union all table changed) both_sides));
  return null;
end $$;

create trigger keep_due_inserted after insert on project_milestones
  referencing new table as changed for each statement execute function keep_due_of_changed();
create trigger keep_due_updated after update on project_milestones
  referencing old table as removed new table as changed for each statement execute function keep_due_of_moved();
create trigger keep_due_deleted after delete on project_milestones
  referencing old table as changed for each statement execute function keep_due_of_changed();

-- What is promised so far, once; the owner, who may be no superuser, has to see every organization for it.
alter table projects no force row level security;
alter table project_milestones no force row level security;
alter table project_totals no force row level security;
select keep_open_due(array(select distinct row(org_id, project_id)::project_key from project_milestones));
alter table projects force row level security;
alter table project_milestones force row level security;
alter table project_totals force row level security;
