-- The owner, who may be no superuser, makes the first administrator and nobody else.
create policy owning on root_grants to current_user using (true);
create policy owning on users to current_user using (true);
