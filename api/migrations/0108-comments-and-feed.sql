-- What people say of a project, when they last looked, and what its feed is read by (decision 101).
create table comments (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  project_id uuid not null,
  thread_id uuid,
  member_id uuid not null,
  body text not null check (length(body) <= 10000),
  mentions uuid[] not null default '{}',
  replies integer not null default 0 check (replies >= 0),
  active_at timestamptz not null default now(),
  edited_at timestamptz,
  resolved_at timestamptz,
  resolver_id uuid,
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (org_id, id),
  unique (org_id, project_id, id),
  check (body <> '' or archived_at is not null),
  check (thread_id is null or (replies = 0 and resolved_at is null)),
  check ((resolved_at is null) = (resolver_id is null)),
  foreign key (org_id, project_id) references projects (org_id, id),
  foreign key (org_id, project_id, thread_id) references comments (org_id, project_id, id),
  foreign key (org_id, member_id) references members (org_id, id),
  foreign key (org_id, resolver_id) references members (org_id, id)
);
comment on table comments is 'What people of the team say of a project: threads of a first comment and its replies.';
comment on column comments.thread_id is 'The first comment of the thread; null for that one itself.';
comment on column comments.body is 'Text in which <@id> stands for somebody mentioned.';
comment on column comments.mentions is 'Members who are mentioned; the names are those of today.';
comment on column comments.replies is 'Of a first comment: how many replies stand below it; deleted ones don''t count.';
comment on column comments.active_at is 'Of a first comment: when something was last said in its thread, where the feed shows it.';
comment on column comments.archived_at is 'Set when deleted; Undo clears it.';
select make_tenant_table('comments');
-- A version is what somebody saw who writes a comment anew: replies to it, and that it was settled, don't stand in their way.
drop trigger stamp_update on comments;
create trigger stamp_update before update on comments for each row
  when ((new.body, new.archived_at) is distinct from (old.body, old.archived_at)) execute function stamp_update();
create index comments_by_thread on comments (org_id, thread_id, created_at desc, id desc) where thread_id is not null;
create index comments_in_feed on comments (org_id, project_id, active_at desc, id desc)
  where thread_id is null and (archived_at is null or replies > 0);
create index comments_by_member on comments (org_id, member_id, id);

create table project_visits (
  org_id uuid not null references organizations,
  project_id uuid not null,
  member_id uuid not null,
  seen_at timestamptz not null,
  line_at timestamptz,
  primary key (org_id, project_id, member_id),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade,
  foreign key (org_id, member_id) references members (org_id, id) on delete cascade
);
comment on table project_visits is 'Up to when somebody has seen a project''s feed.';
comment on column project_visits.line_at is 'Up to when they had seen it before the visit that lasts; null on the first one.';
select make_tenant_table('project_visits');

-- Time stands in the feed where it was logged; what an import brings from the past, where it was worked.
alter table activity_entries add column feed_at timestamptz not null generated always as (
  case when source = 'import' then least(created_at, coalesce(ended_at, (work_date + 1)::timestamp at time zone 'UTC'))
  else created_at end) stored;
comment on column activity_entries.feed_at is 'Where a project''s feed shows it: when it was logged, of imported time when it was worked.';
create index activity_in_feed on activity_entries (org_id, project_id, feed_at desc, id desc) where archived_at is null;
create index events_in_feed on events (org_id, subject_id, occurred_at desc, id desc) where subject_type = 'project';

-- Comments stay under the pseudonym, as the record of the work; what their person had deleted goes for good.
grant update (body) on comments to muster_eraser;
create function forget_deleted_comments() returns trigger language plpgsql as $$
begin
  update events v set changes = v.changes - 'body' from comments c
    where c.org_id = new.org_id and c.member_id = new.id and c.archived_at is not null
      and v.org_id = c.org_id and v.subject_id = c.id and v.changes ? 'body';
  update comments set body = '' where org_id = new.org_id and member_id = new.id and archived_at is not null and body <> '';
  return null;
end $$;
comment on function forget_deleted_comments is 'Empties the deleted comments of somebody whose account is being deleted.';
create trigger forget_deleted_comments after update of user_sub on members for each row
  when (current_user = 'muster_eraser') execute function forget_deleted_comments();
