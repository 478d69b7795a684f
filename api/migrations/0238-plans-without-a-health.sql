-- Plans of which nothing is measured and nobody said anything are looked for like those that stand somehow.
create or replace function search_account_plans(wanted jsonb, most integer) returns setof uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  key text := case wanted ->> 'sort' when 'name' then 'sort_name' when 'client' then 'sort_client' when 'tier' then 'sort_tier'
    when 'next_review_on' then 'sort_review' when 'coverage_pct' then 'sort_coverage' when 'revenue_target_minor' then 'sort_target'
    else quote_ident(wanted ->> 'sort') end;
  part text := case when jsonb_array_length(wanted -> 'client_id') > 1 then 'client_id' when jsonb_array_length(wanted -> 'owner_id') > 1 then 'owner_id' end;
  narrow text := case when part = 'client_id' then '' else among_ids(wanted, 'client_id') end
    || case when part = 'owner_id' then '' else among_ids(wanted, 'owner_id') end;
  kept text := '';
  asked record;
  given text[];
  held text;
begin
  for asked in select * from (values ('status', 'account_plan_status'), ('tier', 'account_tier'), ('health', 'plan_health'),
      ('health_without_costs', 'plan_health')) f (field, type) loop
    continue when not wanted ? asked.field;
    given := array(select one from jsonb_array_elements_text(wanted -> asked.field) f (one) where one <> 'unknown');
    held := case cardinality(given) when 0 then 'false' when 1 then format('%I = %L', asked.field, given[1])
      else format('%I = any (%L::%I[])', asked.field, given, asked.type) end;
    if cardinality(given) < jsonb_array_length(wanted -> asked.field) then
      held := case cardinality(given) when 0 then format('%I is null', asked.field) else format('(%I is null or %s)', asked.field, held) end;
    end if;
    narrow := narrow || ' and ' || held;
  end loop;
  if wanted ? 'review_until' then narrow := narrow || format(' and sort_review <= %L and next_review_on is not null', wanted ->> 'review_until'); end if;
  if wanted ? 'sub' then
    narrow := narrow || ' and waiting_revision is not null';
    kept := kept || format(' and owner_id is distinct from %L::uuid and not exists (select from plan_authors a
      where a.org_id = r.org_id and a.plan_id = r.id and a.revision > coalesce(r.approved_revision, 0) and a.revision <= r.waiting_revision
        and (a.created_by = %L or a.member_id = %1$L::uuid))', wanted ->> 'member', wanted ->> 'sub');
  end if;
  return query select ids_of_page('account_plans', key, narrow, kept, wanted || jsonb_strip_nulls(jsonb_build_object('parted_by', part)), most);
end $$;
