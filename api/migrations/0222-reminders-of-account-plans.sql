-- Whoever owns a plan is told once in each of its periods of review that parts of it are out of date.
alter table account_plans add column nudged_on date;
comment on column account_plans.nudged_on is 'When its owner was last told that parts of it are out of date.';
create index account_plans_in_force on account_plans (org_id, id) where status in ('approved', 'active') and archived_at is null;

create or replace function stamp_account_plan() returns trigger language plpgsql as $$
declare
  measured constant text[] := array['health_computed', 'health', 'factors', 'revenue_minor', 'measured_at', 'sort_client', 'sort_name',
    'sort_tier', 'sort_review', 'sort_coverage', 'sort_target', 'words', 'nudged_on'];
  counted constant text[] := array['touched', 'changed_since_approval', 'coverage_pct', 'pipeline_minor', 'weighted_minor',
    'open_actions', 'open_risks'];
begin
  if current_user = 'muster_eraser' or to_jsonb(new) - measured = to_jsonb(old) - measured then return new; end if;
  if to_jsonb(new) - measured - counted <> to_jsonb(old) - measured - counted then new.version := old.version + 1; end if;
  new.updated_at := now();
  new.updated_by := muster_sub();
  return new;
end $$;
