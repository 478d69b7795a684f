-- What is sent with an entry of an ops-log hangs on its record for good (decision 135): the chain holds its SHA-256.
alter table attachments add column ops_log_id uuid,
  add constraint attachments_ops_log foreign key (org_id, ops_log_id) references ops_log (org_id, id),
  add constraint attachments_in_one_place check (num_nonnulls(comment_id, ops_log_id) <= 1);
comment on table attachments is 'Files that were sent with something; those that hang on nothing wait to be, for a day.';
comment on column attachments.ops_log_id is 'The record of an ops-log that it was sent with, for good.';
create index attachments_of_ops_log on attachments (org_id, ops_log_id) where ops_log_id is not null;
drop index attachments_waiting;
create index attachments_waiting on attachments (org_id, created_by) where comment_id is null and ops_log_id is null;
drop trigger stamp_update on attachments;
create trigger stamp_update before update of comment_id, ops_log_id, file_name on attachments for each row execute function stamp_update();

-- A record is never changed, nor is what hangs on it; a name in a file's name may be forgotten, and its bytes may move to a store.
create trigger logged_for_good before delete on attachments for each row
  when (old.ops_log_id is not null) execute function refuse_change();
create trigger logged_as_it_is
  before update of org_id, id, project_id, comment_id, ops_log_id, kind, bytes, sha256, width, height, thumbnail on attachments for each row
  when (old.ops_log_id is not null) execute function refuse_change();

create function keep_logged_bytes() returns trigger language plpgsql as $$
begin
  if exists (select from attachments a where a.org_id = old.org_id and a.id = old.attachment_id and a.ops_log_id is not null
    and a.stored_in = 'database') then
    raise exception 'Files of an ops-log stay as they are.' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger logged_as_it_is before update or delete on attachment_pieces for each row execute function keep_logged_bytes();

-- With the record, in its statement: nothing is hung on it later, whose hash the chain doesn't hold.
create function require_hash_in_log() returns trigger language plpgsql as $$
begin
  if not exists (select from ops_log r where r.org_id = new.org_id and r.id = new.ops_log_id and r.project_id = new.project_id
    and new.sha256 = any (r.attachments)) then
    raise exception 'The record doesn''t hold the hash of this file.' using errcode = 'check_violation', constraint = 'attachments_hash';
  end if;
  return null;
end $$;
create trigger hash_in_log after insert or update of ops_log_id on attachments for each row
  when (new.ops_log_id is not null) execute function require_hash_in_log();

-- Whoever may read the record reads its files, nobody else; jobs that move bytes work in nobody's name.
create policy in_the_room on attachments as restrictive to muster_app using (
  ops_log_id is null or muster_sub() is null or created_by = muster_sub() or project_id = (select ops_log_room('read'))
  or project_id = any ((select projects_on_shift(now(), now(), '2 hours'))::uuid[]));
create policy in_the_room on attachment_pieces as restrictive to muster_app using (
  exists (select from attachments a where a.org_id = attachment_pieces.org_id and a.id = attachment_pieces.attachment_id));
