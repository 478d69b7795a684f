-- Words, people and tags of an ops-log (decision 130): row-level security keeps their indexes from being used, so this looks
-- in them for the caller, where the caller may look.
create policy reader on ops_log for select to muster_reader using (true);
create policy reader on ops_log_items for select to muster_reader using (true);
grant select on ops_log, ops_log_items to muster_reader;
create policy reader on published_shifts for select to muster_reader using (true);
grant select on published_shifts to muster_reader;

create function ops_log_query(words text) returns tsquery language sql stable parallel safe as $$
  select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')::tsquery
  from unnest(tsvector_to_array(to_tsvector('simple'::regconfig, words))) as word
$$;
comment on function ops_log_query is 'All of the words, each as the beginning of one.';

create function may_read_ops_log(project uuid) returns boolean language sql stable as $$
  select coalesce(project = ops_log_room('read') or project = any (projects_on_shift(now(), now(), '2 hours')), false)
$$;
comment on function may_read_ops_log is 'Whether row-level security shows the caller the ops-log of a project.';

create function search_ops_log(project uuid, wanted jsonb, most integer) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  backwards boolean := coalesce((wanted ->> 'ascending')::boolean, false);
  found_by text := $q$select r.id from ops_log r where r.org_id = $1 and r.project_id = $2 and r.kind in ('entry', 'correction')$q$;
begin
  if not may_read_ops_log(project) then return; end if;
  if wanted ? 'q' then found_by := found_by || format(' and r.words @@ %L::tsquery', ops_log_query(wanted ->> 'q')); end if;
  if wanted ? 'person' then found_by := found_by || format(' and r.people @> array[%L]::uuid[]', wanted ->> 'person'); end if;
  if wanted ? 'tag' then found_by := found_by || format(' and r.tags @> array[%L]', wanted ->> 'tag'); end if;
  if wanted ? 'type' then found_by := found_by || ' and r.type::text in (select jsonb_array_elements_text($3 -> ''type''))'; end if;
  if wanted ? 'severity' then found_by := found_by || ' and r.severity::text in (select jsonb_array_elements_text($3 -> ''severity''))'; end if;
  if wanted ? 'from' then found_by := found_by || format(' and r.occurred_at >= %L', wanted ->> 'from'); end if;
  if wanted ? 'to' then found_by := found_by || format(' and r.occurred_at < %L', wanted ->> 'to'); end if;
  if wanted ? 'open' then
    found_by := found_by || ' and exists (select from ops_log_items i where i.org_id = r.org_id and i.project_id = r.project_id
      and i.entry_seq = r.seq and not i.settled)';
  end if;
  if wanted ? 'key' then
    found_by := found_by || format(' and (r.occurred_at, r.id) %s (%L::timestamptz, %L::uuid)',
      case when backwards then '>' else '<' end, wanted ->> 'key', wanted ->> 'id');
  end if;
  found_by := found_by || format(' order by r.occurred_at %1$s, r.id %1$s limit %2$s', case when backwards then 'asc' else 'desc' end, most);
  return query execute found_by using muster_org(), project, wanted;
end $$;
comment on function search_ops_log is 'Ids of the entries that are wanted, in the order of the list, as many as a page takes; of a project that the caller may read.';
alter function search_ops_log(uuid, jsonb, integer) owner to muster_reader;
revoke all on function search_ops_log(uuid, jsonb, integer) from public;
grant execute on function search_ops_log(uuid, jsonb, integer) to muster_app;
