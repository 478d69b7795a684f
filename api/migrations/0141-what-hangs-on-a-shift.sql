-- Deleting a shift asks all that may hang on it: by these, not by reading through everybody's time.
drop index activity_by_shift;
create index activity_by_shift on activity_entries (org_id, shift_id, member_id) where shift_id is not null;
create index swaps_of_shift on swaps (org_id, shift_id);
create index swaps_of_other_shift on swaps (org_id, other_shift_id) where other_shift_id is not null;
create index swaps_of_booking on swaps (org_id, assignment_id);
create index swaps_of_other_booking on swaps (org_id, other_assignment_id) where other_assignment_id is not null;
