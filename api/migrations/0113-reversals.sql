-- Locked time is never changed: a reversing entry takes it back. Its seconds and money are those of the other below zero, so that
-- every sum counts it right without knowing of it.
alter table activity_entries add column reverses uuid;
comment on column activity_entries.reverses is 'The locked entry that this one takes back: the same below zero.';
comment on column activity_entries.status_reason is 'Why it was rejected, or, of a reversing entry, why the other was taken back.';

do $$
declare
  lengths text;
begin
  for lengths in
    select conname from pg_constraint
    where conrelid = 'activity_entries'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%duration_s%'
  loop
    execute format('alter table activity_entries drop constraint %I', lengths);
  end loop;
end $$;
alter table activity_entries
  add constraint length_of_a_day check (
    case when reverses is null then duration_s between 0 and 86400 else duration_s between -86400 and 0 end),
  add constraint no_time_only_imported check (duration_s <> 0 or source = 'import' or reverses is not null),
  add constraint reversal_is_final check (
    reverses is null or (status = 'locked' and archived_at is null and started_at is null and status_reason is not null)),
  add foreign key (org_id, reverses) references activity_entries (org_id, id);

-- An entry is reversed once.
create unique index activity_by_reversed on activity_entries (org_id, reverses) where reverses is not null;
