-- Which telling a shift was told of last with: so that a publication knows its shifts.
alter table published_shifts add column publication_id uuid,
  add foreign key (org_id, publication_id) references publications (org_id, id);
comment on column published_shifts.publication_id is 'The publication that told of it last.';
create index published_shifts_by_publication on published_shifts (org_id, publication_id) where publication_id is not null;

-- What a publication has to look through: bookings whose people don't know yet.
create index assignments_untold on assignments (org_id, project_id, shift_id)
  where (archived_at is null and published_at is null) or (archived_at is not null and published_at is not null and withdrawn_at is null);

-- Time that was logged from a shift: so that a shift says what was logged of it, and none is logged twice.
alter table activity_entries add column shift_id uuid, add foreign key (org_id, shift_id) references shifts (org_id, id);
comment on column activity_entries.shift_id is 'The shift that it was logged from.';
create index activity_by_shift on activity_entries (org_id, shift_id, member_id) where shift_id is not null and archived_at is null;

create function complete_logged() returns trigger language plpgsql as $$
begin
  update assignments set status = 'completed'
  where org_id = new.org_id and shift_id = new.shift_id and member_id = new.member_id and status = 'checked_in' and archived_at is null;
  return null;
end $$;
comment on function complete_logged is 'Completes the shift of whoever checked in and has logged its time.';
create trigger complete_logged after insert on activity_entries for each row
  when (new.shift_id is not null) execute function complete_logged();
