-- A plan's version is that of its own fields, which its form is saved over: what is counted of its items, or measured of its delivery,
-- makes nobody's form stale. What is measured each hour leaves the moment of the last change as well.
create function stamp_account_plan() returns trigger language plpgsql as $$
declare
  measured constant text[] := array['health_computed', 'health', 'factors', 'revenue_minor', 'measured_at'];
  counted constant text[] := array['touched', 'changed_since_approval', 'coverage_pct', 'pipeline_minor', 'weighted_minor',
    'open_actions', 'open_risks'];
begin
  if current_user = 'muster_eraser' or to_jsonb(new) - measured = to_jsonb(old) - measured then return new; end if;
  if to_jsonb(new) - measured - counted <> to_jsonb(old) - measured - counted then new.version := old.version + 1; end if;
  new.updated_at := now();
  new.updated_by := muster_sub();
  return new;
end $$;
comment on function stamp_account_plan is 'Counts the version of a plan up by what people say of itself, and stamps what they write in it.';
drop trigger stamp_update on account_plans;
create trigger stamp_update before update on account_plans for each row execute function stamp_account_plan();
