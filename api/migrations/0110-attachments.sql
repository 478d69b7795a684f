-- Files that people send with what they say: bytes in pieces beside the row, or in an S3-compatible store under the row's id.
create type attachment_kind as enum ('png', 'jpeg', 'webp', 'pdf', 'docx', 'xlsx', 'pptx', 'csv', 'text');
create type attachment_store as enum ('database', 's3');
create table attachments (
  org_id uuid not null references organizations,
  id uuid not null default uuidv7(),
  version integer not null default 1,
  project_id uuid not null,
  comment_id uuid,
  file_name text not null check (length(file_name) between 1 and 120),
  kind attachment_kind not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer,
  height integer,
  thumbnail bytea,
  stored_in attachment_store not null default 'database',
  created_at timestamptz not null default now(),
  created_by text default muster_sub(),
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  primary key (org_id, id),
  foreign key (org_id, project_id) references projects (org_id, id) on delete cascade,
  check ((width is null) = (height is null) and (width is null) = (thumbnail is null))
);
comment on table attachments is 'Files that were sent with something; without a comment they wait to be, for a day.';
comment on column attachments.sha256 is 'Of what is kept, hex: a picture is drawn anew.';
comment on column attachments.stored_in is 'Where the bytes lie: attachment_pieces, or the S3-compatible store, to which a job moves them.';
select make_tenant_table('attachments');
-- Where the bytes lie is nothing that anybody sees of a file: whoever has seen it has still seen it as it is.
drop trigger stamp_update on attachments;
create trigger stamp_update before update of comment_id, file_name on attachments for each row execute function stamp_update();
create index attachments_waiting on attachments (org_id, created_by) where comment_id is null;
create index attachments_of_comments on attachments (org_id, comment_id) where comment_id is not null;
create index attachments_to_move on attachments (org_id, id) where stored_in = 'database';

create table attachment_pieces (
  org_id uuid not null references organizations,
  attachment_id uuid not null,
  piece integer not null,
  content bytea not null,
  primary key (org_id, attachment_id, piece),
  foreign key (org_id, attachment_id) references attachments (org_id, id) on delete cascade
);
comment on table attachment_pieces is 'The bytes of files that lie in the database, a MiB a row.';
-- What is kept is packed already.
alter table attachment_pieces alter column content set storage external;
select make_tenant_table('attachment_pieces');

-- However a row goes, its object goes after it: a key stands here until the store has said that it is gone.
create table attachment_removals (
  key text primary key,
  asked_at timestamptz not null default now()
);
comment on table attachment_removals is 'Objects of the S3-compatible store that no row refers to any more.';
alter table attachment_removals enable row level security;
alter table attachment_removals force row level security;
create policy removing on attachment_removals to muster_app using (true) with check (true);
-- What goes with its project goes in the name of the tables' owner.
create policy owning on attachment_removals to current_user using (true) with check (true);
grant select, insert, delete on attachment_removals to muster_app;

create function remove_object() returns trigger language plpgsql as $$
begin
  insert into attachment_removals (key) values (format('%s/%s', old.org_id, old.id)) on conflict do nothing;
  return null;
end $$;
create trigger remove_object after delete on attachments for each row
  when (old.stored_in = 's3') execute function remove_object();
