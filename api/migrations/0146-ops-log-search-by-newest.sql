-- What is common is found among the newest, what is rare by its index (decision 130): nobody can tell before which one it is, since
-- the planner takes beginnings of words for something that there is always much of.
create or replace function ops_log_query(words text) returns tsquery language sql stable parallel safe as $$
  select coalesce(string_agg(quote_literal(word) || case when is_last then ':*' else '' end, ' & '), '')::tsquery
  from (
    select unnest(tsvector_to_array(to_tsvector('simple'::regconfig, substring(btrim(words) from '^(.*)\s\S+$')))), false
    union
    select unnest(tsvector_to_array(to_tsvector('simple'::regconfig, substring(btrim(words) from '\S+$')))), true
  ) as said (word, is_last)
$$;
comment on function ops_log_query is 'All of the words, the last one as the beginning of one.';

create or replace function search_ops_log(project uuid, wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  backwards boolean := coalesce((wanted ->> 'ascending')::boolean, false);
  span text := $q$select * from ops_log r where r.org_id = $1 and r.project_id = $2 and r.kind in ('entry', 'correction')$q$;
  kept text := ' where true';
  ending text;
  found uuid[];
begin
  if not may_read_ops_log(project) then return; end if;
  if wanted ? 'q' then kept := kept || format(' and r.words @@ %L::tsquery', ops_log_query(wanted ->> 'q')); end if;
  if wanted ? 'person' then kept := kept || format(' and r.people @> array[%L]::uuid[]', wanted ->> 'person'); end if;
  if wanted ? 'tag' then kept := kept || format(' and r.tags @> array[%L]', wanted ->> 'tag'); end if;
  -- One alone has an index in the order of the list; of several, each row is looked at.
  if jsonb_array_length(wanted -> 'type') = 1 then
    span := span || format(' and r.type = %L', wanted -> 'type' ->> 0);
  elsif wanted ? 'type' then
    kept := kept || ' and r.type::text in (select jsonb_array_elements_text($3 -> ''type''))';
  end if;
  if jsonb_array_length(wanted -> 'severity') = 1 then
    span := span || format(' and r.severity = %L', wanted -> 'severity' ->> 0);
  elsif wanted ? 'severity' then
    kept := kept || ' and r.severity::text in (select jsonb_array_elements_text($3 -> ''severity''))';
  end if;
  if wanted ? 'open' then
    kept := kept || ' and exists (select from ops_log_items i where i.org_id = r.org_id and i.project_id = r.project_id
      and i.entry_seq = r.seq and not i.settled)';
  end if;
  if wanted ? 'from' then span := span || format(' and r.occurred_at >= %L', wanted ->> 'from'); end if;
  if wanted ? 'to' then span := span || format(' and r.occurred_at < %L', wanted ->> 'to'); end if;
  if wanted ? 'key' then
    span := span || format(' and (r.occurred_at, r.id) %s (%L::timestamptz, %L::uuid)',
      case when backwards then '>' else '<' end, wanted ->> 'key', wanted ->> 'id');
  end if;
  ending := format(' order by r.occurred_at %1$s, r.id %1$s limit ', case when backwards then 'asc' else 'desc' end);
  execute format('select array(select r.id from (%s) r%s)', span || ending || 5000, kept || ending || most)
    into found using muster_org(), project, wanted;
  if cardinality(found) < most then
    perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true), set_config('enable_seqscan', 'off', true);
    execute format('select array(select r.id from (%s) r%s)', span, kept || ending || most)
      into found using muster_org(), project, wanted;
    perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true), set_config('enable_seqscan', 'on', true);
  end if;
  return query select unnest(found);
end $$;
