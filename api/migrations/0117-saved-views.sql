-- Filters, order and columns of a list under a name: somebody's own, or the organization's.
create table saved_views (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  list text not null,
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  parameters jsonb not null check (jsonb_typeof(parameters) = 'object'),
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, owner_id) references members (org_id, id)
);
comment on table saved_views is 'Filters, order and columns of a list under a name; a private one is its owner''s alone.';
comment on column saved_views.list is 'The list that it is a view of, as its address calls it, such as projects.';
comment on column saved_views.parameters is 'What the list''s address holds, by name: a text or several.';
create unique index saved_views_own_names on saved_views (org_id, list, owner_id, lower(name)) where not shared;
create unique index saved_views_shared_names on saved_views (org_id, list, lower(name)) where shared;
select make_tenant_table('saved_views');

create table list_habits (
  org_id uuid not null references organizations,
  member_id uuid not null,
  list text not null,
  home text,
  view_order uuid[] not null default '{}',
  primary key (org_id, member_id, list),
  foreign key (org_id, member_id) references members (org_id, id) on delete cascade
);
comment on table list_habits is 'How somebody wants a list''s views: their order, and the one it opens with.';
comment on column list_habits.home is 'A saved view''s id, or the name of one that every list of its kind has.';
select make_tenant_table('list_habits');

-- What is one's own goes with the account; what the organization shares stays.
grant select, delete on saved_views, list_habits to muster_eraser;
create function drop_own_views() returns trigger language plpgsql as $$
begin
  delete from saved_views where org_id = old.org_id and owner_id = old.id and not shared;
  delete from list_habits where org_id = old.org_id and member_id = old.id;
  return null;
end $$;
create trigger drop_own_views after update of user_sub on members for each row
  when (old.user_sub is distinct from new.user_sub and old.user_sub is not null) execute function drop_own_views();
