-- Behind row-level security only what is marked leakproof finds its way into an index: no expression, and nothing about an enum (decision 152).
alter table calculator_scenarios add column sort_name text not null generated always as (lower(name)) stored;
comment on column calculator_scenarios.sort_name is 'Its name as lists are ordered by it.';

drop index calculator_scenarios_by_name;
drop index calculator_scenarios_by_status;
create index calculator_scenarios_by_name on calculator_scenarios (org_id, sort_name, id) where archived_at is null;
create index calculator_scenarios_drafts on calculator_scenarios (org_id, updated_at, id)
  where archived_at is null and frozen_at is null;
create index calculator_scenarios_frozen on calculator_scenarios (org_id, updated_at, id)
  where archived_at is null and frozen_at is not null and dealsheet_id is null;
create index calculator_scenarios_converted on calculator_scenarios (org_id, updated_at, id)
  where archived_at is null and dealsheet_id is not null;
