-- Templates of rosters are made from presets, and say so (decision 154).
alter table roster_templates add column preset_id uuid, add column preset_revision integer,
  add constraint roster_templates_preset foreign key (preset_id, preset_revision) references preset_revisions (preset_id, revision),
  add constraint roster_templates_preset_whole check ((preset_id is null) = (preset_revision is null));
create index roster_templates_by_preset on roster_templates (preset_id, preset_revision);
comment on column roster_templates.preset_id is 'The preset that it is made from; what of it has drifted is compared when somebody looks.';

-- Built on what other rooms have said already.
do $$
begin
  execute 'create or replace view preset_uses with (security_invoker) as ' || rtrim(pg_get_viewdef('preset_uses'), '; ')
    || $view$ union all select org_id, preset_id, preset_revision, 'roster_template', id, name, project_id,
      jsonb_build_object('shifts', (select coalesce(jsonb_agg(jsonb_build_object('weekday', s.weekday, 'start', s.start_time,
          'end', s.end_time, 'break_min', s.break_min, 'headcount', s.headcount, 'skills', s.skills, 'note', s.note, 'site', s.site,
          'role', s.role, 'service_code', t.code)), '[]')
        from roster_template_shifts s left join service_types t on t.org_id = s.org_id and t.id = s.service_type_id
        where s.org_id = roster_templates.org_id and s.template_id = roster_templates.id))
      from roster_templates where preset_id is not null and archived_at is null$view$;
end $$;
