-- The request's organization and person, set for one transaction by api/src/platform/database.ts.
create function muster_org() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('muster.org', true), '')::uuid $$;
create function muster_sub() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('muster.sub', true), '') $$;
comment on function muster_org is 'Organization of the running request; null outside one.';
comment on function muster_sub is 'Identity subject of the person who asks; null for work nobody asked for.';

-- Every versioned table: the version counts up and the stamp follows whatever the writer says.
create function stamp_update() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := muster_sub();
  return new;
end $$;

-- Turns on forced row-level security with the one rule of tenancy, and the update stamp where the table has a version.
create function make_tenant_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to muster_app using (org_id = (select muster_org())) with check (org_id = (select muster_org()))', target);
  execute format('grant select, insert, update, delete on %s to muster_app', target);
  if exists (select from pg_attribute where attrelid = target and attname = 'version' and not attisdropped) then
    execute format('create trigger stamp_update before update on %s for each row execute function stamp_update()', target);
  end if;
end $$;
