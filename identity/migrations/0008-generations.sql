-- A sign-in that begins before all of a person's sign-ins end must not come to its end afterwards.

alter table idp.users add column generation integer not null default 0;
comment on column idp.users.generation is
  'Counts up whenever the other sign-ins of the person end: what began in an earlier one counts for nothing any more.';
alter table idp.half_sign_ins add column generation integer not null default 0;
comment on column idp.half_sign_ins.generation is 'Of the person, when the first factor was checked.';

create function idp.end_sign_ins_but(sub text, id text) returns integer
language sql set search_path = pg_catalog, pg_temp as $$
  with kept as (
    select g.session_uid from idp.grants g where g.id = end_sign_ins_but.id and g.user_sub = end_sign_ins_but.sub
  ), ended as (
    update idp.grants g set revoked_at = now()
    where g.user_sub = end_sign_ins_but.sub and g.id is distinct from end_sign_ins_but.id and g.revoked_at is null
    returning g.id, g.expires_at
  ), forgotten as (
    delete from idp.artifacts a
    where a.grant_id in (select e.id from ended e)
      or (a.user_sub = end_sign_ins_but.sub
        and (a.kind <> 'Session' or a.uid is distinct from (select k.session_uid from kept k)))
  )
  select count(*) filter (where expires_at > now())::integer from ended
$$;
comment on function idp.end_sign_ins_but is
  'Ends every sign-in of a person but the one of that id; answers how many. The caller has counted the generation up.';
revoke all on function idp.end_sign_ins_but(text, text) from public;

create function idp.begin_generation(sub text, kept_session text) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  update idp.users u set generation = u.generation + 1 where u.sub = begin_generation.sub;
  update idp.artifacts a set payload = a.payload || jsonb_build_object('amr', jsonb_build_array(u.generation::text))
  from idp.users u
  where u.sub = begin_generation.sub and a.kind = 'Session' and a.user_sub = u.sub and a.uid = begin_generation.kept_session
$$;
comment on function idp.begin_generation is
  'Counts the generation up, and takes one session of the person along. It goes first, so that who looks afterwards waits for its end.';
revoke all on function idp.begin_generation(text, text) from public;

create or replace function idp.end_other_sessions(sub text, id text) returns integer
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select idp.begin_generation(end_other_sessions.sub, (
    select g.session_uid from idp.grants g where g.id = end_other_sessions.id and g.user_sub = end_other_sessions.sub));
  select idp.end_sign_ins_but(end_other_sessions.sub, end_other_sessions.id)
$$;

create or replace function idp.start_anew() returns trigger language plpgsql as $$
begin
  if new.password_hash is not distinct from old.password_hash then
    new.password_hash := null;
  end if;
  new.generation := old.generation + 1;
  delete from idp.upstream_identities where user_sub = new.sub;
  delete from idp.upstream_links where user_sub = new.sub;
  delete from idp.passkeys where user_sub = new.sub;
  delete from idp.authenticators where user_sub = new.sub;
  delete from idp.recovery_codes where user_sub = new.sub;
  delete from idp.half_sign_ins where user_sub = new.sub;
  perform idp.end_sign_ins_but(new.sub, null);
  return new;
end $$;
