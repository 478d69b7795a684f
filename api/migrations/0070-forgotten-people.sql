-- Deleting a person: what becomes of each column is listed in docs/decisions/0065-a-persons-own-page.md.

create table forgetting_key (
  single boolean primary key default true check (single),
  secret bytea not null
);
comment on table forgetting_key is 'Key of the pseudonyms of deleted people; nobody reads it but the function that makes them.';
alter table forgetting_key enable row level security;
alter table forgetting_key force row level security;
create policy owning on forgetting_key to current_user using (true);
create policy eraser on forgetting_key for select to muster_eraser using (true);
grant select on forgetting_key to muster_eraser;
insert into forgetting_key (secret)
  values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

create table forgotten_people (
  sub text primary key,
  forgotten_at timestamptz not null,
  pseudonym text,
  label text,
  words text[] not null default '{}',
  organizations uuid[] not null default '{}'
);
comment on table forgotten_people is
  'People deleted within the last day: their tokens are refused, and what they still wrote meanwhile is found.';
comment on column forgotten_people.pseudonym is 'Stands where their subject stood; null once the last traces are gone.';
comment on column forgotten_people.label is 'Stands where their name stood, "Former member 3F9A".';
comment on column forgotten_people.words is 'Names and addresses still to be taken out of events and imports; empty once that is done.';
alter table forgotten_people enable row level security;
alter table forgotten_people force row level security;
create policy eraser on forgotten_people to muster_eraser using (true) with check (true);
create policy reader on forgotten_people for select to muster_reader using (true);
grant select, insert, update, delete on forgotten_people to muster_eraser;
grant select on forgotten_people to muster_reader;

-- What a person caused, in one organization or in all of them.
create index events_by_actor on events (actor, org_id, id);

-- Taking a name out is no change of the row: version and stamp stay.
create or replace function stamp_update() returns trigger language plpgsql as $$
begin
  if current_user = 'muster_eraser' then return new; end if;
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := muster_sub();
  return new;
end $$;

-- Nor is it a change of what is summed.
create or replace trigger count_updated after update on activity_entries
  referencing old table as removed new table as added
  for each statement when (current_user <> 'muster_eraser') execute function count_updated_activity();

-- Events stay as they are but for the names of deleted people; muster_eraser can reach no other column of them.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_user = 'muster_eraser' then return new; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Lets muster_eraser take a deleted person's subject out of the stamps of a table.
create function make_stamps_erasable(target regclass) returns void language plpgsql as $$
declare
  stamps text := (
    select string_agg(attname, ', ') from pg_attribute
    where attrelid = target and attname in ('created_by', 'updated_by') and not attisdropped);
begin
  if stamps is null then return; end if;
  execute format('create policy eraser on %s to muster_eraser using (true) with check (true)', target);
  execute format('grant select, update (%s) on %s to muster_eraser', stamps, target);
end $$;

create or replace function make_tenant_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to muster_app using (org_id = (select muster_org())) with check (org_id = (select muster_org()))', target);
  execute format('grant select, insert, update, delete on %s to muster_app', target);
  if exists (select from pg_attribute where attrelid = target and attname = 'version' and not attisdropped) then
    execute format('create trigger stamp_update before update on %s for each row execute function stamp_update()', target);
  end if;
  perform make_stamps_erasable(target);
end $$;

do $$
declare
  target regclass;
begin
  for target in
    select distinct a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('created_by', 'updated_by')
  loop
    perform make_stamps_erasable(target);
  end loop;
end $$;

create policy eraser on users to muster_eraser using (true);
create policy eraser on root_grants to muster_eraser using (true);
create policy eraser on events to muster_eraser using (true) with check (true);
create policy eraser on idempotency_keys to muster_eraser using (true);
grant select, delete on users, role_grants, root_grants, idempotency_keys, activity_timers, day_notes to muster_eraser;
grant select, delete, update (file_name, file_bytes, preview, mapping, result, undo) on imports to muster_eraser;
grant select, insert, update (actor, actor_name, changes, data) on events to muster_eraser;
grant update (note, tags) on activity_entries to muster_eraser;
grant update (user_sub, email, name, position, department, level, phone, manager_id, status, end_date, archived_at) on members
  to muster_eraser;
