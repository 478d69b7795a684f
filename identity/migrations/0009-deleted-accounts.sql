-- A sign-up of somebody who has left since may still wait for its code, with their name and address.
create or replace function idp.delete_account(sub text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- A sign-in that comes in meanwhile waits for this row, and finds it gone.
  perform from idp.users u where u.sub = delete_account.sub for update;
  perform idp.end_all_sessions(delete_account.sub);
  delete from idp.outbox o using idp.users u where u.sub = delete_account.sub and o.recipient = u.email;
  delete from idp.sign_ups s using idp.users u where u.sub = delete_account.sub and s.email = u.email;
  delete from idp.users u where u.sub = delete_account.sub;
  return found;
end $$;
