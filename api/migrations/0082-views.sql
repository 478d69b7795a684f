create table views (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  viewer text not null,
  role role_name,
  member_id uuid,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  check ((role is null) <> (member_id is null))
);
comment on table views is 'Somebody looks at the organization as another role or person, read only, until ends_at.';
comment on column views.viewer is 'Identity subject of the one who looks.';
create index views_by_viewer on views (org_id, viewer, ends_at);
select make_tenant_table('views');
