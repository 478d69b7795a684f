-- Lists of account plans in every order and with every filter, by indexes (decisions 152, 159).
alter table account_plans
  add column sort_client text not null default '',
  add column sort_name text not null generated always as (lower(name)) stored,
  add column sort_tier text not null generated always as (case tier when 'A' then 'A' when 'B' then 'B' else 'C' end) stored,
  add column sort_review date not null generated always as (coalesce(next_review_on, 'infinity'::date)) stored,
  add column sort_coverage integer not null generated always as (coalesce(coverage_pct::integer, -1)) stored,
  add column sort_target bigint not null generated always as (coalesce(revenue_target_minor, -1)) stored;
alter table account_plans add column words text not null generated always as (lower(name) || e'\n' || sort_client) stored;
comment on column account_plans.sort_client is 'The name of its client as lists are ordered by it, kept by triggers.';
comment on column account_plans.sort_name is 'Its name as lists are ordered by it.';
comment on column account_plans.sort_tier is 'Its tier as lists are ordered by it.';
comment on column account_plans.sort_review is 'When it is reviewed next, as lists are ordered by it: without a day it comes last.';
comment on column account_plans.sort_coverage is 'Its coverage as lists are ordered by it: without stakeholders it comes first.';
comment on column account_plans.sort_target is 'Its target as lists are ordered by it: without one it comes first.';
comment on column account_plans.words is 'What is looked into for letters: its name and its client''s.';

create function name_client_of_plan() returns trigger language plpgsql as $$
begin
  new.sort_client := coalesce((select lower(c.name) from clients c where c.org_id = new.org_id and c.id = new.client_id), '');
  return new;
end $$;
comment on function name_client_of_plan is 'Keeps the name of a plan''s client beside the plan, for its lists.';
create trigger name_client before insert or update of client_id on account_plans for each row execute function name_client_of_plan();
create function name_client_of_plans() returns trigger language plpgsql as $$
begin
  update account_plans set sort_client = lower(new.name) where org_id = new.org_id and client_id = new.id;
  return null;
end $$;
comment on function name_client_of_plans is 'Keeps the new name of a client beside its plans, for their lists.';
create trigger name_plans after update of name on clients for each row
  when (new.name is distinct from old.name) execute function name_client_of_plans();

-- What is generated isn't there before a row is written, and a client's name is no change of a plan.
create or replace function stamp_account_plan() returns trigger language plpgsql as $$
declare
  measured constant text[] := array['health_computed', 'health', 'factors', 'revenue_minor', 'measured_at', 'sort_client', 'sort_name',
    'sort_tier', 'sort_review', 'sort_coverage', 'sort_target', 'words'];
  counted constant text[] := array['touched', 'changed_since_approval', 'coverage_pct', 'pipeline_minor', 'weighted_minor',
    'open_actions', 'open_risks'];
begin
  if current_user = 'muster_eraser' or to_jsonb(new) - measured = to_jsonb(old) - measured then return new; end if;
  if to_jsonb(new) - measured - counted <> to_jsonb(old) - measured - counted then new.version := old.version + 1; end if;
  new.updated_at := now();
  new.updated_by := muster_sub();
  return new;
end $$;
update account_plans p set sort_client = lower(c.name) from clients c where c.org_id = p.org_id and c.id = p.client_id;

drop index account_plans_by_name, account_plans_by_tier, account_plans_by_review, account_plans_by_coverage, account_plans_by_target;
create index account_plans_by_name on account_plans (org_id, sort_name, id) where archived_at is null;
create index account_plans_by_client_name on account_plans (org_id, sort_client, id) where archived_at is null;
create index account_plans_by_tier on account_plans (org_id, sort_tier, id) where archived_at is null;
create index account_plans_by_review on account_plans (org_id, sort_review, id) where archived_at is null;
create index account_plans_by_coverage on account_plans (org_id, sort_coverage, id) where archived_at is null;
create index account_plans_by_target on account_plans (org_id, sort_target, id) where archived_at is null;
create index account_plans_waiting on account_plans (org_id, updated_at, id) where waiting_revision is not null and archived_at is null;
create index account_plans_by_letters on account_plans using gin (org_id, words gin_trgm_ops);

create policy reader on account_plans for select to muster_reader using (true);
create policy reader on plan_authors for select to muster_reader using (true);
grant select on account_plans, plan_authors to muster_reader;

create function search_account_plans(wanted jsonb, most integer) returns setof uuid
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
  for asked in select * from (values ('status', 'account_plan_status'), ('tier', 'account_tier'), ('health', 'plan_health')) f (field, type) loop
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
comment on function search_account_plans is 'Ids of the account plans of the caller''s organization that are wanted, as many as a page takes, in the order of the list.';
alter function search_account_plans(jsonb, integer) owner to muster_reader;
revoke all on function search_account_plans(jsonb, integer) from public;
grant execute on function search_account_plans(jsonb, integer) to muster_app;
