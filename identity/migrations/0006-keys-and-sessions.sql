-- Keys that take turns; sign-ins as the devices that a person sees and ends.

alter table idp.signing_keys
  add column signs_from timestamptz not null default now(),
  add column retires_at timestamptz;
update idp.signing_keys set signs_from = created_at;
comment on table idp.signing_keys is 'RS256 keys; the newest whose time has come signs, all that are not retired are published.';
comment on column idp.signing_keys.signs_from is 'Later than created_at, so that everybody who verifies has seen a key before it signs.';
comment on column idp.signing_keys.retires_at is 'When the last token that it signed has expired; at once for a leaked key.';

alter table idp.cookie_keys
  add column signs_from timestamptz not null default now(),
  add column retires_at timestamptz;
update idp.cookie_keys set signs_from = created_at;
comment on table idp.cookie_keys is 'HMAC keys of the provider''s cookies; the newest whose time has come signs, all that are not retired verify.';

create view idp.token_keys as
  select kid, coalesce(retires_at <= now(), false) as retired from idp.signing_keys;
comment on view idp.token_keys is 'Which keys the API may still believe, without the keys themselves.';

create function idp.tell_token_keys_changed() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('token_keys_changed', '');
  return null;
end $$;
create trigger tell_token_keys_changed after insert or update or delete on idp.signing_keys
  for each statement execute function idp.tell_token_keys_changed();

alter table idp.grants
  add column device text,
  add column address text,
  add column session_uid text,
  add column last_used_at timestamptz not null default now(),
  alter column user_sub drop not null,
  drop constraint grants_user_sub_fkey,
  add constraint grants_user_sub_fkey foreign key (user_sub) references idp.users on delete set null;
update idp.grants set last_used_at = created_at;
comment on column idp.grants.user_sub is 'Null once the account is deleted: the row stays until no token of it can be alive.';
comment on column idp.grants.device is 'Browser and system in words, "Chrome on Windows"; null when neither is known.';
comment on column idp.grants.address is 'Network that the sign-in came from, the last part left out.';
comment on column idp.grants.session_uid is 'The provider''s session that the sign-in came from; it ends with the device.';
comment on column idp.grants.last_used_at is 'Moved by each refresh of the tokens, not by each request.';

create function idp.tell_grant_revoked() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_notify('grant_revoked', new.id);
  return null;
end $$;
create trigger tell_grant_revoked after update of revoked_at on idp.grants
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function idp.tell_grant_revoked();

-- What the application may do, always for one person: it names the person that a verified token speaks for.

create function idp.sessions_of(sub text)
returns table (id text, device text, address text, created_at timestamptz, last_used_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select g.id, g.device, g.address, g.created_at, g.last_used_at from idp.grants g
  where g.user_sub = sessions_of.sub and g.revoked_at is null and g.expires_at > now()
  order by g.last_used_at desc, g.id
  limit 200
$$;
comment on function idp.sessions_of is 'The living sign-ins of a person, the last used first; id is the claim origin_jti of their tokens.';

create function idp.end_session(sub text, id text) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with ended as (
    update idp.grants g set revoked_at = now()
    where g.id = end_session.id and g.user_sub = end_session.sub and g.revoked_at is null and g.expires_at > now()
    returning g.id, g.session_uid
  ), forgotten as (
    delete from idp.artifacts a using ended e
    where a.grant_id = e.id or (a.kind = 'Session' and a.uid = e.session_uid)
  )
  select exists (select from ended)
$$;
comment on function idp.end_session is
  'Ends one sign-in of a person with its refresh tokens and that browser''s session at the provider; false when there is none of that id.';

create function idp.end_other_sessions(sub text, id text) returns integer
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with kept as (
    select g.session_uid from idp.grants g where g.id = end_other_sessions.id and g.user_sub = end_other_sessions.sub
  ), ended as (
    update idp.grants g set revoked_at = now()
    where g.user_sub = end_other_sessions.sub and g.id is distinct from end_other_sessions.id and g.revoked_at is null
    returning g.id, g.expires_at
  ), forgotten as (
    delete from idp.artifacts a
    where a.grant_id in (select e.id from ended e)
      or (a.user_sub = end_other_sessions.sub and a.uid is distinct from (select k.session_uid from kept k))
  )
  select count(*) filter (where expires_at > now())::integer from ended
$$;
comment on function idp.end_other_sessions is 'Ends every sign-in of a person but the one of that id; answers how many.';

create function idp.end_all_sessions(sub text) returns integer
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select idp.end_other_sessions(end_all_sessions.sub, null)
$$;
comment on function idp.end_all_sessions is 'Ends every sign-in of a person; answers how many.';

create function idp.delete_account(sub text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- A sign-in that comes in meanwhile waits for this row, and finds it gone.
  perform from idp.users u where u.sub = delete_account.sub for update;
  perform idp.end_all_sessions(delete_account.sub);
  delete from idp.outbox o using idp.users u where u.sub = delete_account.sub and o.recipient = u.email;
  delete from idp.users u where u.sub = delete_account.sub;
  return found;
end $$;
comment on function idp.delete_account is
  'Ends every sign-in of a person and forgets them; their tokens are refused like those of any ended sign-in.';

revoke all on function idp.sessions_of(text), idp.end_session(text, text), idp.end_other_sessions(text, text),
  idp.end_all_sessions(text), idp.delete_account(text) from public;
