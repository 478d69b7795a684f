-- Two common words that never meet took 50 ms among a million entries of one project, 10 of them to read which entries are the project's.
create or replace function search_ops_log(project uuid, wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  kept text := ' where true';
  ending text := format(' order by occurred_at %1$s, id %1$s limit ', case when (wanted ->> 'ascending')::boolean then 'asc' else 'desc' end);
  found uuid[];
  spanned integer;
  rare text;
begin
  if not may_read_ops_log(project) then return; end if;
  if wanted ? 'q' then kept := kept || format(' and words @@ %L::tsquery', ops_log_query(wanted ->> 'q')); end if;
  if wanted ? 'person' then kept := kept || format(' and people @> array[%L]::uuid[]', wanted ->> 'person'); end if;
  if wanted ? 'tag' then kept := kept || format(' and tags @> array[%L]', wanted ->> 'tag'); end if;

  -- What is common is found among the newest; few things that are open are looked up.
  if not wanted ? 'open' or (select count(*) > 5000 from (
      select from ops_log_items i where i.org_id = muster_org() and i.project_id = project and not i.settled limit 5001) i) then
    if wanted ?| '{q,person,tag,open}' then
      execute format('with span as materialized (select * from (%s) r %s)
          select array(select id from span %s %s), (select count(*) from span)', ops_log_span(wanted, 5000), ending || 5000,
        kept || case when wanted ? 'open' then ' and exists (select from ops_log_items i
          where i.org_id = $1 and i.project_id = $2 and i.entry_seq = span.seq and not i.settled)' else '' end, ending || most)
        into found, spanned using muster_org(), project;
    else
      execute format('select array(select id from (%s) r %s), 0', ops_log_span(wanted, most), ending || most) into found, spanned using muster_org(), project;
    end if;
    if cardinality(found) = most or spanned < 5000 then return query select unnest(found); return; end if;
  end if;

  -- A project that most entries are of is no key to look for: its list is the longest of the index.
  rare := ops_log_span(wanted - 'type' - 'severity', null);
  if 4 * (select max(seq) from ops_log where org_id = muster_org() and project_id = project)
      > (select reltuples from pg_class where oid = 'ops_log'::regclass) then
    rare := replace(rare, 'r.project_id = $2', 'r.project_id = any (array[$2])');
  end if;

  -- What is rare is found by what makes it rare: that something is left to do, or its words, people or tags.
  if wanted ? 'type' then kept := kept || ' and type::text in (select jsonb_array_elements_text($3 -> ''type''))'; end if;
  if wanted ? 'severity' then kept := kept || ' and severity::text in (select jsonb_array_elements_text($3 -> ''severity''))'; end if;
  if wanted ? 'open' then
    kept := kept || ' and seq = any (array(select i.entry_seq from ops_log_items i
      where i.org_id = $1 and i.project_id = $2 and not i.settled))';
  else
    perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true), set_config('enable_seqscan', 'off', true);
  end if;
  execute format('with kept as materialized (select r.id, r.occurred_at from (%s) r %s) select array(select id from kept %s)',
    rare, kept, ending || most)
    into found using muster_org(), project, wanted;
  perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true), set_config('enable_seqscan', 'on', true);
  return query select unnest(found);
end $$;
