-- Where presets were applied can be listed (decision 154): what it is, its name, its project, and what stands there now.
create or replace view preset_uses with (security_invoker) as
  select org_id, preset_id, preset_revision as revision, 'project' as place, id, name, id as project_id, to_jsonb(projects) as said
  from projects where preset_id is not null and archived_at is null
  union all
  select org_id, preset_id, preset_revision, 'ops_log_template', id, name, project_id, payload
  from ops_log_templates where preset_id is not null and archived_at is null;
comment on view preset_uses is 'What presets were applied to, of all rooms, with what is compared there; a room that applies presets adds itself.';
