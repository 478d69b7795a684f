-- People who came from a file, together, so that they can be taken back together (decision 164).
create table member_imports (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  file_name text not null check (length(file_name) between 1 and 255),
  made uuid[] not null,
  changed jsonb not null default '[]' check (jsonb_typeof(changed) = 'array'),
  vacancies jsonb not null default '{}' check (jsonb_typeof(vacancies) = 'object'),
  skipped integer not null default 0,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id)
);
comment on table member_imports is 'Files of people that were imported.';
comment on column member_imports.made is 'Ids of the people that it made.';
comment on column member_imports.changed is 'People that it changed: id, the version that it left, and the fields and skills as they were.';
comment on column member_imports.vacancies is 'By seat that it filled, since when it was vacant.';
comment on column member_imports.skipped is 'Rows of the file that were left out.';
select make_tenant_table('member_imports');
revoke delete on member_imports from muster_app;

-- Whoever forgets a person forgets what they were before a file changed them.
grant select, update on member_imports to muster_eraser;
create function forget_imported_person() returns trigger language plpgsql as $$
begin
  update member_imports i set changed = (
      select jsonb_agg(case when c.one ->> 'id' = new.id::text then c.one - '{before,skills}'::text[] else c.one end order by c.place)
      from jsonb_array_elements(i.changed) with ordinality as c (one, place))
  where i.org_id = new.org_id and i.changed @> jsonb_build_array(jsonb_build_object('id', new.id));
  return null;
end $$;
comment on function forget_imported_person is 'Forgets what somebody whose account is being deleted was before an import changed them.';
create trigger forget_imported_person after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function forget_imported_person();
