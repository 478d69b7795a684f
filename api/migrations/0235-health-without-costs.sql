-- A plan's health for those who may not see what work costs, as its delivery tells them (decision 160): lists and boards are filtered by it.
create function plan_health_without_costs(factors jsonb) returns plan_health language sql immutable parallel safe as $$
  select case when bool_or(l.level = 'off_track') then 'off_track'::plan_health when bool_or(l.level = 'at_risk') then 'at_risk'::plan_health
    when count(*) > 1 then 'on_track'::plan_health end
  from (select f ->> 'level' as level from jsonb_array_elements(factors) f where f ->> 'key' <> 'margin') l where l.level is not null
$$;
comment on function plan_health_without_costs is 'The worst of a plan''s factors but its margin, as the contract''s worstHealth says.';

-- A column that is new is no change of a plan.
create or replace function stamp_account_plan() returns trigger language plpgsql as $$
declare
  measured constant text[] := array['health_computed', 'health', 'health_without_costs', 'factors', 'revenue_minor', 'measured_at',
    'sort_client', 'sort_name', 'sort_tier', 'sort_review', 'sort_coverage', 'sort_target', 'words', 'nudged_on'];
  counted constant text[] := array['touched', 'changed_since_approval', 'coverage_pct', 'pipeline_minor', 'weighted_minor',
    'open_actions', 'open_risks'];
begin
  if current_user = 'muster_eraser' or to_jsonb(new) - measured = to_jsonb(old) - measured then return new; end if;
  if to_jsonb(new) - measured - counted <> to_jsonb(old) - measured - counted then new.version := old.version + 1; end if;
  new.updated_at := now();
  new.updated_by := muster_sub();
  return new;
end $$;
alter table account_plans add column health_without_costs plan_health
  generated always as (coalesce(health_manual, plan_health_without_costs(factors))) stored;
comment on column account_plans.health_without_costs is 'What counts for those who may not see costs: the manual one, else the computed one without its margin.';
create index account_plans_by_health_without_costs on account_plans (org_id, health_without_costs, updated_at, id) where archived_at is null;

drop index account_plans_summed;
create index account_plans_summed on account_plans (org_id, tier, health, currency)
  include (id, status, next_review_on, coverage_pct, revenue_target_minor, revenue_minor, weighted_minor, health_without_costs)
  where archived_at is null;

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
begin
  for asked in select * from (values ('status', 'account_plan_status'), ('tier', 'account_tier'), ('health', 'plan_health'),
      ('health_without_costs', 'plan_health')) f (field, type) loop
    if jsonb_array_length(wanted -> asked.field) = 1 then narrow := narrow || format(' and %I = %L', asked.field, wanted -> asked.field ->> 0);
    elsif wanted ? asked.field then
      narrow := narrow || format(' and %I = any (%L::%I[])', asked.field, array(select jsonb_array_elements_text(wanted -> asked.field)), asked.type);
    end if;
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
