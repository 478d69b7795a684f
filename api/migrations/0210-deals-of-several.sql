-- Deals and scenarios of several clients or owners by walks of their indexes, merged; of a single one in the order of its index.
create or replace function among_ids(wanted jsonb, field text) returns text language sql immutable as $$
  select case when not wanted ? field then ''
    when jsonb_array_length(wanted -> field) = 1 then format(' and %I = %L', field, wanted -> field ->> 0)
    else format(' and %I = any (%L::uuid[])', field, array(select jsonb_array_elements_text(wanted -> field))) end
$$;

create or replace function ids_of_page(listed regclass, key text, narrow text, kept text, wanted jsonb, most integer) returns setof uuid
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  direction text := case when (wanted ->> 'descending')::boolean then 'desc' else 'asc' end;
  ending text := format(' order by %s %s, id %2$s limit ', key, direction);
  rows text := format('select * from %s where org_id = %L and archived_at is %s null', listed, muster_org(),
    case when (wanted ->> 'archived')::boolean then 'not' end) || narrow;
  -- Several clients or owners in one order are each a walk of their index, merged.
  part text := wanted ->> 'parted_by';
  span text;
  bitmaps text;
  many boolean;
  found uuid[];
begin
  if wanted ? 'key' then
    rows := rows || format(' and (%s, id) %s (%L, %L)', key, case direction when 'desc' then '<' else '>' end, wanted ->> 'key', wanted ->> 'id');
  end if;
  if wanted ? 'q' then kept := kept || format(' and words like lower(%L)', wanted ->> 'q'); end if;
  if part is null then
    span := rows || ending || case kept when '' then most else greatest(2000, most) end;
  else
    select string_agg(format('(%s and %I = %L %s)', rows, part, one, ending || case kept when '' then most else greatest(2000, most) end), ' union all ')
      into span from (select distinct jsonb_array_elements_text(wanted -> part)) parts (one);
    rows := rows || among_ids(wanted, part);
  end if;
  if kept = '' then
    return query execute format('select id from (%s) r', span) || ending || most;
    return;
  end if;
  -- What is common is among the first of the order; what is rare is found by its letters.
  execute format('select array(select id from (%s) r where true %s)', span, kept || ending || most) into found;
  if cardinality(found) < most then
    -- One or two letters have no trigram: every row is read.
    if length(wanted ->> 'q') >= 5 then
      execute format('select exists (select from %s where org_id = %L offset 10000)', listed, muster_org()) into many;
      -- An organization that most rows are of is no key to look for among letters: its list is the longest.
      bitmaps := case when many then replace(rows, format('org_id = %L', muster_org()), format('(org_id = %L) is true', muster_org())) else rows end;
      perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true), set_config('enable_seqscan', 'off', true);
    end if;
    execute format('select array(select id from (%s) r where true %s)', coalesce(bitmaps, rows), kept || ending || most) into found;
    perform set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true), set_config('enable_seqscan', 'on', true);
  end if;
  return query select unnest(found);
end $$;

create or replace function search_dealsheets(wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  key text := case wanted ->> 'sort' when 'title' then 'sort_title' when 'close_on' then 'sort_close' else quote_ident(wanted ->> 'sort') end;
  part text := case when jsonb_array_length(wanted -> 'client_id') > 1 then 'client_id' when jsonb_array_length(wanted -> 'owner_id') > 1 then 'owner_id' end;
  narrow text := case when part = 'client_id' then '' else among_ids(wanted, 'client_id') end
    || case when part = 'owner_id' then '' else among_ids(wanted, 'owner_id') end;
  kept text := '';
  statuses text[] := array(select jsonb_array_elements_text(wanted -> 'status'));
begin
  if cardinality(statuses) = 1 then narrow := narrow || format(' and status = %L', statuses[1]);
  elsif wanted ? 'status' then narrow := narrow || format(' and status = any (%L::dealsheet_status[])', statuses); end if;
  if wanted ? 'from' then narrow := narrow || format(' and sort_close >= %L and close_on is not null', wanted ->> 'from'); end if;
  if wanted ? 'until' then narrow := narrow || format(' and sort_close <= %L and close_on is not null', wanted ->> 'until'); end if;
  if wanted ? 'decides' then
    narrow := narrow || ' and status = ''submitted''';
    kept := kept || format(' and approver = any (%L::dealsheet_approver[]) and not exists (select from dealsheet_authors a
      where a.org_id = r.org_id and a.dealsheet_id = r.id and a.revision = r.revision and (a.created_by = %L or a.member_id = %L::uuid))',
      array(select jsonb_array_elements_text(wanted -> 'decides')), wanted ->> 'sub', wanted ->> 'member');
  end if;
  return query select ids_of_page('dealsheets', key, narrow, kept, wanted || jsonb_strip_nulls(jsonb_build_object('parted_by', part)), most);
end $$;

create or replace function search_scenarios(wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  key text := case wanted ->> 'sort' when 'name' then 'sort_name' else quote_ident(wanted ->> 'sort') end;
  parted boolean := coalesce(jsonb_array_length(wanted -> 'client_id') > 1, false);
  states text := (select string_agg(case state when 'draft' then 'frozen_at is null'
      when 'frozen' then '(frozen_at is not null and dealsheet_id is null)' else 'dealsheet_id is not null' end, ' or ')
    from jsonb_array_elements_text(wanted -> 'status') state);
begin
  return query select ids_of_page('calculator_scenarios', key,
    case when parted then '' else among_ids(wanted, 'client_id') end || coalesce(' and (' || states || ')', ''), '',
    wanted || case when parted then '{"parted_by":"client_id"}' else '{}' end::jsonb, most);
end $$;
