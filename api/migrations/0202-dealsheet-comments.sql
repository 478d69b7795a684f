-- What is said of a deal by those who may see it (decision 157).
create table dealsheet_comments (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  dealsheet_id uuid not null,
  revision integer not null,
  member_id uuid not null,
  body text not null check (length(body) <= 10000),
  mentions uuid[] not null default '{}',
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, dealsheet_id) references dealsheets (org_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  constraint deleted_says_nothing check ((body = '') = (archived_at is not null))
);
comment on table dealsheet_comments is 'What people of the team say of a deal.';
comment on column dealsheet_comments.revision is 'The newest revision when it was said.';
comment on column dealsheet_comments.body is 'Text in which <@id> stands for somebody mentioned.';
comment on column dealsheet_comments.archived_at is 'Set when deleted, which empties it for good.';
create index dealsheet_comments_in_order on dealsheet_comments (org_id, dealsheet_id, id) where archived_at is null;
create index dealsheet_comments_by_dealsheet on dealsheet_comments (org_id, dealsheet_id);
create index dealsheet_comments_by_member on dealsheet_comments (org_id, member_id);
select make_tenant_table('dealsheet_comments');
revoke delete on dealsheet_comments from muster_app;
