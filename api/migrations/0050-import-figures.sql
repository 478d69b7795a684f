-- What the list of imports shows, so that no list has to read whole previews.
alter table imports
  add column rows integer not null generated always as ((preview ->> 'rows')::integer) stored,
  add column entries integer not null generated always as ((preview ->> 'entries')::integer) stored,
  add column total_seconds bigint not null generated always as ((preview ->> 'total_seconds')::bigint) stored,
  add column error_count integer not null generated always as ((preview ->> 'error_count')::integer) stored,
  add column warning_count integer not null generated always as ((preview ->> 'warning_count')::integer) stored,
  add column undo jsonb;
comment on column imports.undo is 'What undoing took back, and what it left because something else uses it.';
create index imports_previewed on imports (org_id, file_sha256, created_by) where status = 'previewed';

alter table members add foreign key (org_id, import_id) references imports (org_id, id);
alter table clients add foreign key (org_id, import_id) references imports (org_id, id);
alter table projects add foreign key (org_id, import_id) references imports (org_id, id);
alter table service_types add foreign key (org_id, import_id) references imports (org_id, id);

-- Undo deletes people, projects and service types: each asks whether any time, deleted time included, still names it.
create index activity_of_member on activity_entries (org_id, member_id);
create index activity_of_project on activity_entries (org_id, project_id);
create index activity_of_service on activity_entries (org_id, service_type_id);

-- Deletes the rows that nothing refers to and says which; whatever a later table refers to stays without being named here.
create function delete_unused(target regclass, candidates uuid[]) returns uuid[] language plpgsql as $$
declare
  candidate uuid;
  gone uuid[] := '{}';
begin
  foreach candidate in array candidates loop
    begin
      execute format('delete from %s where org_id = muster_org() and id = $1', target) using candidate;
      gone := gone || candidate;
    exception when foreign_key_violation then
      continue;
    end;
  end loop;
  return gone;
end $$;
comment on function delete_unused is 'Deletes those rows of a tenant table that no foreign key refers to; returns their ids.';
