-- Account plans are made from presets as well; what they are compared by is what a plan keeps of one.
do $$
begin
  execute 'create or replace view preset_uses with (security_invoker) as ' || rtrim(pg_get_viewdef('preset_uses'), '; ')
    || ' union all select org_id, preset_id, preset_revision, ''account_plan'', id, name, null::uuid,'
    || ' jsonb_build_object(''tier'', tier, ''review_every_months'', review_every_months, ''summary'', summary, ''strategy'', strategy)'
    || ' from account_plans where preset_id is not null and archived_at is null';
end $$;
