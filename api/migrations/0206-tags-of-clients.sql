-- Tags with the names of those that have them, in the order of the list: a tag that a thousand of a million clients have was read whole to be
-- put in order, and one that has to do with the name was looked for among all that have it (decision 152).
create table client_tags (
  org_id uuid not null references organizations,
  client_id uuid not null,
  tag text not null,
  sort_name text not null,
  is_archived boolean not null,
  primary key (org_id, client_id, tag),
  foreign key (org_id, client_id) references clients (org_id, id) on delete cascade
);
comment on table client_tags is 'Each tag of each client beside the client''s name, as lists read them; kept by triggers on clients, never written by hand.';
create index client_tags_by_name on client_tags (org_id, tag, is_archived, sort_name, client_id);
select make_tenant_table('client_tags');
create policy reader on client_tags for select to muster_reader using (true);
grant select on client_tags to muster_reader;

create function tag_inserted_clients() returns trigger language plpgsql as $$
begin
  insert into client_tags (org_id, client_id, tag, sort_name, is_archived)
    select distinct c.org_id, c.id, tag, c.sort_name, c.archived_at is not null from added c, unnest(c.tags) tag;
  return null;
end $$;
create function tag_updated_client() returns trigger language plpgsql as $$
begin
  delete from client_tags t where t.org_id = new.org_id and t.client_id = new.id and t.tag <> all (new.tags);
  insert into client_tags as t (org_id, client_id, tag, sort_name, is_archived)
    select distinct new.org_id, new.id, tag, new.sort_name, new.archived_at is not null from unnest(new.tags) tag
  on conflict (org_id, client_id, tag) do update set sort_name = excluded.sort_name, is_archived = excluded.is_archived
    where (t.sort_name, t.is_archived) is distinct from (excluded.sort_name, excluded.is_archived);
  return null;
end $$;
create trigger tag_inserted after insert on clients
  referencing new table as added for each statement execute function tag_inserted_clients();
create trigger tag_updated after update on clients for each row
  when (old.tags is distinct from new.tags or old.name is distinct from new.name or (old.archived_at is null) <> (new.archived_at is null))
  execute function tag_updated_client();

alter table client_tags no force row level security;
alter table clients no force row level security;
insert into client_tags (org_id, client_id, tag, sort_name, is_archived)
  select distinct c.org_id, c.id, tag, c.sort_name, c.archived_at is not null from clients c, unnest(c.tags) tag;
alter table client_tags force row level security;
alter table clients force row level security;

create or replace function search_clients(wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  ending text := format(' order by key %1$s, id %1$s limit ', case when (wanted ->> 'descending')::boolean then 'desc' else 'asc' end);
  -- What an index finds without the letters of a text, of which nobody can tell before whether they are common or rare.
  narrow text := ' where true';
  kept text := '';
  -- So many that are walked in the order, and below zero so many that are taken from indexes; each step where the one before didn't do.
  steps integer[] := '{5000,-2147483647}';
  step integer;
  rows text;
  taken integer;
  found uuid[];
begin
  if wanted ? 'parent_id' then
    wanted := jsonb_set(wanted, '{parent_id}', (select coalesce(jsonb_agg(coalesce(p.merged_into_id, p.id)), '[]') from clients p
      where p.org_id = muster_org() and p.id in (select jsonb_array_elements_text(wanted -> 'parent_id')::uuid)));
    narrow := narrow || format(' and parent_id = any (%L::uuid[])', array(select jsonb_array_elements_text(wanted -> 'parent_id')));
  end if;
  if wanted ? 'owner_id' then
    narrow := narrow || format(' and owner_id = any (%L::uuid[])', array(select jsonb_array_elements_text(wanted -> 'owner_id')));
  end if;
  if wanted ? 'tags' then
    narrow := narrow || format(' and tags @> %L::text[]', array(select jsonb_array_elements_text(wanted -> 'tags')));
  end if;
  if wanted ? 'among' then
    narrow := narrow || format(' and id = any (%L::uuid[])', array(select jsonb_array_elements_text(wanted -> 'among')));
  end if;
  if wanted ? 'status' then
    kept := kept || format(' and status = any (%L::client_status[])', array(select jsonb_array_elements_text(wanted -> 'status')));
  end if;
  if wanted ? 'industry' then kept := kept || format(' and industry ilike %L', wanted ->> 'industry'); end if;
  if wanted ? 'q' then
    kept := kept || format(' and (sort_name like lower(%1$L) or code ilike %1$L or legal_name ilike %1$L)', wanted ->> 'q');
  end if;

  if not wanted ?| '{tags,among,industry,q}' and (wanted ->> 'sort' = 'name' or wanted ->> 'sort' = 'status' and not wanted ?| '{owner_id,parent_id}')
    and (wanted ? 'owner_id')::int + (wanted ? 'parent_id')::int + (wanted ? 'status')::int < 2 then
    return query execute format('select id from (%s) c', clients_span(wanted, most)) || ending || most;
    return;
  end if;

  -- One tag is the walk of its own names.
  if wanted ->> 'sort' = 'name' and wanted ? 'tags' and not wanted ?| '{owner_id,parent_id,among,status,industry,q}'
    and (select count(distinct tag) = 1 from jsonb_array_elements_text(wanted -> 'tags') tag) then
    return query execute format('select client_id from (select client_id, client_id as id, sort_name as key from client_tags
        where org_id = %L and tag = %L and is_archived = %L) t', muster_org(), wanted -> 'tags' ->> 0, coalesce((wanted ->> 'archived')::boolean, false))
      || case when wanted ? 'key' then format(' where (key, id) %s (%L, %L)',
        case when (wanted ->> 'descending')::boolean then '<' else '>' end, wanted ->> 'key', wanted ->> 'id') else '' end || ending || most;
    return;
  end if;

  -- What is common is found among the first of the order, what is rare by what makes it rare.
  if narrow <> ' where true' then
    steps := '{1000,-2000,5000,-2147483647}';
  elsif wanted ->> 'sort' = 'name' and length(wanted ->> 'q') < 5 then
    -- One or two letters have no index.
    steps := '{2147483647}';
  elsif wanted ->> 'sort' = 'name' and wanted ?| '{q,industry}' then
    -- Names with the same letters stand together: what many have may still not be among the first.
    steps := '{5000,-5000,100000,-2147483647}';
  end if;
  foreach step in array steps loop
    if step > 0 then
      execute format('select array(select id from (select * from (%s) c %s) c %s)', clients_span(wanted, step), ending || step,
        narrow || kept || ending || most) into found;
      exit when cardinality(found) = most or step = 2147483647;
    else
      rows := clients_of(wanted);
      if wanted ?| '{tags,industry,q}' and not wanted ?| '{owner_id,parent_id,among}' and has_many_clients() then
        rows := replace(rows, format('c.org_id = %L', muster_org()), format('(c.org_id = %L) is true', muster_org()));
      end if;
      perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true), set_config('enable_seqscan', 'off', true);
      execute format('with indexed as materialized (select id, key from (%s) c %s limit %s) select array(select id from indexed %s), (select count(*) from indexed)',
        rows, narrow || kept, -step, ending || most) into found, taken;
      perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true), set_config('enable_seqscan', 'on', true);
      exit when taken < -step;
    end if;
  end loop;
  return query select unnest(found);
end $$;
