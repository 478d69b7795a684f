-- Lists of deals and scenarios in every order and with every filter, by indexes (decision 152).
alter table dealsheets
  add column sort_title text not null generated always as (lower(title)) stored,
  add column sort_close date not null generated always as (coalesce(close_on, 'infinity'::date)) stored,
  add column words text not null generated always as
    (lower(title || e'\nD-' || lpad(number::text, greatest(4, length(number::text)), '0') || e'\n' || opportunity)) stored;
comment on column dealsheets.sort_title is 'Its title as lists are ordered by it.';
comment on column dealsheets.sort_close is 'When it is expected to close, as lists are ordered by it: without a day it comes last.';
comment on column dealsheets.words is 'What is looked into for letters: title, code and opportunity.';
alter table calculator_scenarios add column words text not null generated always as
  (lower(name || e'\nCALC-' || lpad(number::text, greatest(4, length(number::text)), '0'))) stored;
comment on column calculator_scenarios.words is 'What is looked into for letters: name and code.';

drop index dealsheets_by_title, dealsheets_by_closing;
create index dealsheets_by_title on dealsheets (org_id, sort_title, id) where archived_at is null;
create index dealsheets_by_closing on dealsheets (org_id, sort_close, id) where archived_at is null;
create index dealsheets_archived_by_title on dealsheets (org_id, sort_title, id) where archived_at is not null;
create index dealsheets_archived_by_closing on dealsheets (org_id, sort_close, id) where archived_at is not null;
create index dealsheets_archived_by_price on dealsheets (org_id, price_minor, id) where archived_at is not null;
create index dealsheets_by_letters on dealsheets using gin (org_id, words gin_trgm_ops);
create index calculator_scenarios_archived_by_name on calculator_scenarios (org_id, sort_name, id) where archived_at is not null;
create index calculator_scenarios_by_letters on calculator_scenarios using gin (org_id, words gin_trgm_ops);

create policy reader on dealsheets for select to muster_reader using (true);
create policy reader on dealsheet_authors for select to muster_reader using (true);
create policy reader on calculator_scenarios for select to muster_reader using (true);
grant select on dealsheets, dealsheet_authors, calculator_scenarios to muster_reader;

-- For lists whose rows have `words`; the functions that call it say whose rows those are.
create function ids_of_page(listed regclass, key text, narrow text, kept text, wanted jsonb, most integer) returns setof uuid
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  direction text := case when (wanted ->> 'descending')::boolean then 'desc' else 'asc' end;
  ending text := format(' order by %s %s, id %2$s limit ', key, direction);
  rows text := format('select * from %s where org_id = %L and archived_at is %s null', listed, muster_org(),
    case when (wanted ->> 'archived')::boolean then 'not' end) || narrow;
  bitmaps text;
  many boolean;
  found uuid[];
begin
  if wanted ? 'key' then
    rows := rows || format(' and (%s, id) %s (%L, %L)', key, case direction when 'desc' then '<' else '>' end, wanted ->> 'key', wanted ->> 'id');
  end if;
  if wanted ? 'q' then kept := kept || format(' and words like lower(%L)', wanted ->> 'q'); end if;
  if kept = '' then
    return query execute format('select id from (%s) r', rows) || ending || most;
    return;
  end if;
  -- What is common is among the first of the order; what is rare is found by its letters.
  execute format('select array(select id from (%s) r where true %s)', rows || ending || greatest(2000, most), kept || ending || most) into found;
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
comment on function ids_of_page is 'Ids of a page of a table''s rows of the caller''s organization, in an order: what indexes narrow down is narrow, what is looked at row by row kept.';
revoke all on function ids_of_page(regclass, text, text, text, jsonb, integer) from public;
grant execute on function ids_of_page(regclass, text, text, text, jsonb, integer) to muster_reader;

-- The ids of a filter as SQL takes them; what isn't asked for narrows nothing.
create function among_ids(wanted jsonb, field text) returns text language sql immutable as $$
  select case when wanted ? field then format(' and %I = any (%L::uuid[])', field, array(select jsonb_array_elements_text(wanted -> field))) else '' end
$$;
comment on function among_ids is 'A condition, as SQL, that a column is one of the ids of a filter; empty without the filter.';

create function search_dealsheets(wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  key text := case wanted ->> 'sort' when 'title' then 'sort_title' when 'close_on' then 'sort_close' else quote_ident(wanted ->> 'sort') end;
  narrow text := among_ids(wanted, 'client_id') || among_ids(wanted, 'owner_id');
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
  return query select ids_of_page('dealsheets', key, narrow, kept, wanted, most);
end $$;
comment on function search_dealsheets is 'Ids of the dealsheets of the caller''s organization that are wanted, as many as a page takes, in the order of the list.';

create function search_scenarios(wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  key text := case wanted ->> 'sort' when 'name' then 'sort_name' else quote_ident(wanted ->> 'sort') end;
  states text := (select string_agg(case state when 'draft' then 'frozen_at is null'
      when 'frozen' then '(frozen_at is not null and dealsheet_id is null)' else 'dealsheet_id is not null' end, ' or ')
    from jsonb_array_elements_text(wanted -> 'status') state);
begin
  return query select ids_of_page('calculator_scenarios', key,
    among_ids(wanted, 'client_id') || coalesce(' and (' || states || ')', ''), '', wanted, most);
end $$;
comment on function search_scenarios is 'Ids of the scenarios of the caller''s organization that are wanted, as many as a page takes, in the order of the list.';

do $$
declare
  made text;
begin
  foreach made in array '{"search_dealsheets(jsonb, integer)","search_scenarios(jsonb, integer)"}'::text[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
