-- Sign-ins that are done but for the way back end with the others; wrong codes are counted over all sign-ins.

comment on column idp.artifacts.user_sub is
  'The person of a session, or of a sign-in that only has to go back to the application, so that both end with their other sign-ins.';

create or replace function idp.end_other_sessions(sub text, id text) returns integer
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
      or (a.user_sub = end_other_sessions.sub
        and (a.kind <> 'Session' or a.uid is distinct from (select k.session_uid from kept k)))
  )
  select count(*) filter (where expires_at > now())::integer from ended
$$;

alter table idp.authenticators add column wrong_codes integer not null default 0;
comment on column idp.authenticators.wrong_codes is 'Since the last right one, over all sign-ins: the owner is told of every fifth.';
