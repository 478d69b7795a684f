-- Templates of every kind, in revisions (decision 147).
create type preset_kind as enum ('project', 'roster', 'dealsheet', 'account_plan', 'calculator', 'ops_log', 'notification');
create type preset_revision_status as enum ('draft', 'published', 'deprecated');

create table presets (
  id uuid primary key default uuidv7(),
  domain text not null check (domain ~ '^/(root|org/[0-9a-f-]{36})$'),
  kind preset_kind not null,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz
);
comment on table presets is 'What something of a kind may be made from; what it says stands in its revisions.';
comment on column presets.domain is 'Whose it is: every organization''s (/root), or one organization''s own.';
create unique index presets_names on presets (domain, kind, lower(name)) where archived_at is null;

create table preset_revisions (
  preset_id uuid not null references presets,
  revision integer not null check (revision > 0),
  status preset_revision_status not null default 'draft',
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and length(payload::text) <= 200000),
  locked text[] not null default '{}' check (cardinality(locked) <= 200),
  note text not null default '' check (length(note) <= 500),
  published_at timestamptz check ((published_at is null) = (status = 'draft')),
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (preset_id, revision)
);
comment on table preset_revisions is 'What a preset said and says. One that is published never changes.';
comment on column preset_revisions.payload is 'Fields of its kind, as the contract''s PAYLOADS says.';
comment on column preset_revisions.locked is 'Paths (RFC 6901) into the payload of what nobody may change where it is applied.';
create unique index preset_drafts on preset_revisions (preset_id) where status = 'draft';

create function keep_published() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft' or
      (old.payload, old.locked, old.note, old.published_at) is distinct from (new.payload, new.locked, new.note, new.published_at)) then
    raise exception 'A published revision never changes.';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_published before update or delete on preset_revisions for each row execute function keep_published();
create trigger stamp_update before update on presets for each row execute function stamp_update();
create trigger stamp_update before update on preset_revisions for each row execute function stamp_update();

create function may_keep_preset(domain text) returns boolean language sql stable as $$
  select domain = '/org/' || muster_org()::text or (domain = '/root' and is_root_admin())
$$;
comment on function may_keep_preset is 'Whether a preset of a domain is the request''s to change.';

alter table presets enable row level security;
alter table presets force row level security;
create policy seen on presets for select to muster_app using (domain = any (array['/root', '/org/' || (select muster_org())::text]));
create policy kept on presets to muster_app using ((select may_keep_preset(domain))) with check ((select may_keep_preset(domain)));
grant select, insert, update on presets to muster_app;

alter table preset_revisions enable row level security;
alter table preset_revisions force row level security;
create policy seen on preset_revisions for select to muster_app
  using (exists (select from presets p where p.id = preset_id));
create policy kept on preset_revisions to muster_app
  using (exists (select from presets p where p.id = preset_id and may_keep_preset(p.domain)))
  with check (exists (select from presets p where p.id = preset_id and may_keep_preset(p.domain)));
grant select, insert, update, delete on preset_revisions to muster_app;

-- Whoever is forgotten is taken out of who made and changed them.
create policy eraser on presets to muster_eraser using (true) with check (true);
create policy eraser on preset_revisions to muster_eraser using (true) with check (true);
grant select, update (created_by, updated_by) on presets, preset_revisions to muster_eraser;

-- What was made from a preset says so itself: which revision was applied last.
alter table projects add column preset_id uuid, add column preset_revision integer,
  add constraint projects_preset foreign key (preset_id, preset_revision) references preset_revisions (preset_id, revision),
  add constraint projects_preset_whole check ((preset_id is null) = (preset_revision is null));
create index projects_by_preset on projects (preset_id, preset_revision);
alter table ops_log_templates add column preset_id uuid, add column preset_revision integer,
  add constraint ops_log_templates_preset foreign key (preset_id, preset_revision) references preset_revisions (preset_id, revision),
  add constraint ops_log_templates_preset_whole check ((preset_id is null) = (preset_revision is null));
create index ops_log_templates_by_preset on ops_log_templates (preset_id, preset_revision);

create view preset_uses with (security_invoker) as
  select org_id, preset_id, preset_revision as revision from projects where preset_id is not null and archived_at is null
  union all
  select org_id, preset_id, preset_revision from ops_log_templates where preset_id is not null and archived_at is null;
comment on view preset_uses is 'What presets were applied to, of all rooms; a room that applies presets adds itself.';
grant select on preset_uses to muster_app;
