-- Row-level security keeps the comparison of types and severities from using their indexes, as it does with words (decision 130): the
-- function that looks for those looks for these, too. One index holds a walk for each pair; a list of several is their walks, merged.
create index ops_log_by_sort on ops_log (org_id, project_id, type, severity, occurred_at, id) where type is not null;
drop index ops_log_by_type;
drop index ops_log_by_severity;

create function ops_log_span(wanted jsonb, most integer) returns text language plpgsql stable parallel safe as $$
declare
  direction text := case when (wanted ->> 'ascending')::boolean then 'asc' else 'desc' end;
  ending text := format('r.occurred_at %1$s, r.id %1$s limit ', direction) || most;
  rows text := $q$select r.id, r.seq, r.occurred_at, r.type, r.severity, r.words, r.people, r.tags from ops_log r
    where r.org_id = $1 and r.project_id = $2$q$;
begin
  if wanted ? 'from' then rows := rows || format(' and r.occurred_at >= %L', wanted ->> 'from'); end if;
  if wanted ? 'to' then rows := rows || format(' and r.occurred_at < %L', wanted ->> 'to'); end if;
  if wanted ? 'key' then
    rows := rows || format(' and (r.occurred_at, r.id) %s (%L::timestamptz, %L::uuid)',
      case direction when 'asc' then '>' else '<' end, wanted ->> 'key', wanted ->> 'id');
  end if;
  if not wanted ?| '{type,severity}' then
    return rows || ' and r.kind in (''entry'', ''correction'')' || coalesce(' order by ' || ending, '');
  end if;
  -- Behind row-level security the planner doesn't take type and severity for constant: they are named in the order, so that the index has it.
  return (
    select string_agg(format('(%1$s and r.type = %2$L and r.severity = %3$L order by r.type %4$s, r.severity %4$s, %5$s)',
      rows, type, severity, direction, ending), ' union all ')
    from jsonb_array_elements_text(coalesce(wanted -> 'type', to_jsonb(enum_range(null::ops_log_type)))) as t (type),
      jsonb_array_elements_text(coalesce(wanted -> 'severity', to_jsonb(enum_range(null::ops_log_severity)))) as s (severity));
end $$;
comment on function ops_log_span is 'SQL of the entries of a log that are of wanted types, severities and times: so many of the first of each pair of type and severity, each a walk of one index; of all where nothing is said of types, and without a number in no order.';

create or replace function search_ops_log(project uuid, wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  kept text := ' where true';
  ending text := format(' order by occurred_at %1$s, id %1$s limit ', case when (wanted ->> 'ascending')::boolean then 'asc' else 'desc' end);
  found uuid[];
  spanned integer;
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
    ops_log_span(wanted - 'type' - 'severity', null), kept, ending || most)
    into found using muster_org(), project, wanted;
  perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true), set_config('enable_seqscan', 'on', true);
  return query select unnest(found);
end $$;
