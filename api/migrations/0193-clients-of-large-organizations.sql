-- An organization that many of all clients are of is no key to look for in an index of letters or tags: its list is the longest of the
-- index, and a third of the time went into reading it (decision 152). `is true` keeps the condition out of the index.
create function has_many_clients() returns boolean language sql stable as $$
  select exists (select from clients where org_id = muster_org() offset 10000)
$$;
comment on function has_many_clients is 'Whether the caller''s organization has more than 10 000 clients.';

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

-- A word that is typed stands in many longer names, each of which was read to be told that it isn't near: 21 000 for eight letters.
create index clients_by_likeness_of_short_names on clients using gin (org_id, name_key gin_trgm_ops) where length(name_key) <= 16;

create or replace function clients_named_alike(organization uuid, key text) returns table (id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.55 as $$
begin
  if length(key) < 5 or organization is distinct from muster_org() then return; end if;
  return query execute format('select c.id from clients c where %s and c.name_key %% $2 and c.name_key <> $2 %s
      order by similarity(c.name_key, $2) desc, c.id limit 5',
    case when has_many_clients() then '(c.org_id = $1) is true' else 'c.org_id = $1' end,
    case when length(key) <= 8 then 'and length(c.name_key) <= 16' end) using organization, key;
end $$;
comment on function clients_named_alike is 'The five clients whose normalised name is nearest to a key, without those that have it; no name that is twice as long is.';
