-- Deleting a person, now with what came since: looks as somebody else, invitations, the policy's history, and what happened
-- above the organizations. What becomes of each column is listed in docs/decisions/0065-a-persons-own-page.md.

create policy eraser on views to muster_eraser using (true);
grant select, delete on views to muster_eraser;
grant update (email, name, message, outcome, answered_at) on invitations to muster_eraser;
grant update (reason) on role_grants, root_grants to muster_eraser;

-- Whoever leaves is looked for by their address in invitations that were answered, too.
drop index invitations_by_address;
create index invitations_by_address on invitations (email);

create or replace function forget_traces(gone forgotten_people) returns void language plpgsql as $$
declare
  address text := gone.pseudonym || '@deleted.invalid';
begin
  delete from role_grants where subject = gone.sub;
  delete from root_grants where subject = gone.sub;
  delete from idempotency_keys where sub = gone.sub;
  update members set user_sub = gone.pseudonym, email = address, name = gone.label, position = null, department = null,
    level = null, phone = null, manager_id = null, status = 'offboarded', end_date = coalesce(end_date, greatest(start_date, current_date)),
    archived_at = coalesce(archived_at, now())
  where user_sub = gone.sub;
  delete from activity_timers t using members m
    where m.user_sub = gone.pseudonym and t.org_id = m.org_id and t.member_id = m.id;
  delete from day_notes n using members m
    where m.user_sub = gone.pseudonym and n.org_id = m.org_id and n.member_id = m.id;
  delete from views where viewer = gone.sub;
  delete from views v using members m
    where m.user_sub = gone.pseudonym and v.org_id = m.org_id and v.member_id = m.id;
  perform forget_invitations(gone, array(
    select i.id from invitations i join members m on m.org_id = i.org_id and m.id = i.member_id
    where m.user_sub = gone.pseudonym and i.email <> address));
  update activity_entries e set note = '', tags = '{}' from members m
    where m.user_sub = gone.pseudonym and e.org_id = m.org_id and e.member_id = m.id and e.archived_at is not null
      and (e.note <> '' or e.tags <> '{}');
  -- What was written of days, of timers and of deleted time is gone; that it happened stays.
  update events v set changes = v.changes - 'note' - 'tags' from members m join activity_entries e
    on e.org_id = m.org_id and e.member_id = m.id and e.archived_at is not null
    where m.user_sub = gone.pseudonym and v.org_id = m.org_id and v.subject_id = e.id and v.changes ?| array['note', 'tags'];
  update events set actor = gone.pseudonym, actor_name = gone.label,
    changes = case
      when type like 'day-note.%' then '{}'
      when type like 'timer.%' then changes - 'note'
      else changes
    end,
    data = case when type like 'timer.%' then data - 'note' else data end
  where actor = gone.sub;
  update root_events set actor = gone.pseudonym, actor_name = gone.label where actor = gone.sub;
  update policy_revisions set published_by = gone.pseudonym, published_by_name = gone.label where published_by = gone.sub;
  delete from imports where created_by = gone.sub and status = 'previewed';
  update imports set created_by = gone.pseudonym where created_by = gone.sub;
  delete from users where sub = gone.sub;
end $$;

-- An invitation without an address can't be answered any more, so that an open one ends.
create function forget_invitations(gone forgotten_people, theirs uuid[]) returns void language plpgsql as $$
begin
  update invitations set email = gone.pseudonym || '@deleted.invalid', name = gone.label, message = null,
    outcome = coalesce(outcome, 'withdrawn'), answered_at = coalesce(answered_at, now())
  where id = any (theirs);
  update events v set changes = v.changes - 'message' from invitations i
  where i.id = any (theirs) and v.org_id = i.org_id and v.subject_id = i.id and v.changes ? 'message';
end $$;

-- Invitations that went to an address of theirs and that they never took up: whom inviting made a member goes, and whom it found
-- there (a placeholder of an import) is the organization's own record and gets back what it was.
create function forget_unanswered(gone forgotten_people, address text) returns void language plpgsql as $$
declare
  theirs uuid[] := array(select id from invitations where email = address);
begin
  update members m set status = i.status_before, archived_at = i.archived_before from invitations i
  where i.id = any (theirs) and i.outcome is null and i.status_before is not null
    and m.org_id = i.org_id and m.id = i.member_id and m.user_sub is null and m.status = 'invited';
  update members m set email = gone.pseudonym || '-' || m.id || '@deleted.invalid', name = gone.label, position = null,
    department = null, level = null, phone = null, manager_id = null, status = 'offboarded',
    end_date = coalesce(end_date, greatest(start_date, current_date)), archived_at = coalesce(archived_at, now())
  from unanswered(address) u where m.org_id = u.org_id and m.id = u.id;
  perform forget_invitations(gone, theirs);
end $$;

-- Members who are there because an address was invited, and whom nobody has become.
create function unanswered(address text) returns table (org_id uuid, id uuid, name text, status member_status)
language sql stable as $$
  select distinct m.org_id, m.id, m.name, m.status from invitations i
  join members m on m.org_id = i.org_id and m.id = i.member_id
  where i.email = address and i.status_before is null and m.user_sub is null and lower(m.email collate "C") = i.email
$$;

drop function forget_person(text);
-- Deletes the person who asks, in every organization; answers false for somebody who isn't here.
create function forget_person(request text, verified boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known users;
  gone forgotten_people;
  digest text;
  address text;
begin
  delete from users where sub = muster_sub() returning * into known;
  if not found then return false; end if;
  -- Somebody who only says that an address is theirs doesn't end what was sent there.
  -- Only A to Z are lowered: a letter of another alphabet may be lowered to one of them.
  address := case when verified then lower(known.email collate "C") end;
  gone.sub := known.sub;
  gone.forgotten_at := clock_timestamp();
  gone.organizations := array(
    select org_id from members where user_sub = known.sub union select org_id from events where actor = known.sub
    union select org_id from invitations where email = address);
  gone.words := array(
    with said as (
      select known.email as word union select known.name
      union select unnest(array[email, name]) from members where user_sub = known.sub
      union select unnest(array[i.email, i.name]) from invitations i where i.email = address
      union select unnest(array[i.email, i.name])
      from members m join invitations i on i.org_id = m.org_id and i.member_id = m.id where m.user_sub = known.sub
      union select u.name from unanswered(address) u
      -- What files call them: the names that were matched with them, or assigned to them.
      union select unnest(array[p ->> 'email', p ->> 'name'])
      from members m join imports i on i.org_id = m.org_id cross join lateral jsonb_path_query(i.preview, '$.people[*]') p
      where m.user_sub = known.sub
        and m.id::text in (p -> 'match' ->> 'id', i.mapping -> 'people' -> (p ->> 'key') ->> 'id'))
    select word from said
    -- A namesake keeps the name.
    where word <> '' and not exists (
      select from members m
      where m.org_id = any (gone.organizations) and lower(m.name) = lower(word) and m.user_sub is distinct from known.sub
        and m.id not in (select u.id from unanswered(address) u)));
  digest := upper(encode(sha256((select secret from forgetting_key) || convert_to(known.sub || known.created_at, 'UTF8')), 'hex'));
  gone.pseudonym := 'former-' || lower(left(digest, 32));
  -- Four letters tell people apart until two of one organization share them.
  for length in 4..32 loop
    gone.label := 'Former member ' || left(digest, length);
    exit when not exists (select from members where org_id = any (gone.organizations) and name = gone.label);
  end loop;
  insert into forgotten_people select gone.*
    on conflict (sub) do update set forgotten_at = excluded.forgotten_at, pseudonym = excluded.pseudonym,
      label = excluded.label, words = excluded.words, organizations = excluded.organizations;
  -- In the order of organizations: each event takes its organization's turn to be sealed.
  insert into events (org_id, type, subject_type, subject_id, actor, actor_name, changes, request_id)
    select org_id, 'member.forgotten', 'member', id, gone.pseudonym, gone.label,
      jsonb_build_object('status', jsonb_build_array(status, 'offboarded')), request
    from (
      select org_id, id, status from members where user_sub = gone.sub
      union select u.org_id, u.id, u.status from unanswered(address) u
    ) m order by org_id, id;
  perform forget_traces(gone);
  perform forget_unanswered(gone, address);
  perform pg_notify('access_changed', gone.sub);
  return true;
end $$;
comment on function forget_person is
  'Deletes the person of the request; what they did stays under a pseudonym made with a secret key. verified: whether their address is proven theirs.';

-- Twice as many pages as there are, because rows that are changed meanwhile go to the end.
create or replace function erasable_tables() returns table (name text, pages bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.oid::regclass::text, 2 * pg_relation_size(c.oid) / current_setting('block_size')::bigint + 1
  from pg_policy p join pg_class c on c.oid = p.polrelid
  where p.polname = 'eraser' and (
    c.relname in ('events', 'root_events', 'imports', 'policy_revisions')
    or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in ('created_by', 'updated_by')))
  order by 1
$$;

-- Above the organizations nobody's team says whose name it is: one that anybody else has, too, is left.
create function words_at_root(gone forgotten_people) returns text[] language sql stable as $$
  select array(
    select word from unnest(gone.words) word
    where word like '%@%' or not (
      exists (select from users u where lower(u.name) = lower(word))
      or exists (select from members m where lower(m.name) = lower(word))))
$$;

create or replace function forget_words(gone forgotten_people, target text, first bigint, beyond bigint) returns void
language plpgsql as $$
declare
  pattern text := (select string_agg(trace_of(word), '|') from unnest(gone.words) word);
  from_page tid := format('(%s,0)', first)::tid;
  to_page tid := format('(%s,0)', beyond)::tid;
begin
  if pattern is null then return; end if;
  if target = 'events' then
    update events e set changes = without_words(changes::text, gone)::jsonb, data = without_words(data::text, gone)::jsonb
    where e.ctid >= from_page and e.ctid < to_page and org_id = any (gone.organizations)
      and (changes::text ~* pattern or data::text ~* pattern);
  elsif target = 'imports' then
    -- A file that names them goes; one that isn't imported yet can be chosen again.
    delete from imports i
    where i.ctid >= from_page and i.ctid < to_page and org_id = any (gone.organizations) and status = 'previewed'
      and concat(to_json(file_name), preview) ~* pattern;
    update imports i set file_bytes = '', file_name = without_words(file_name, gone),
      preview = without_words(preview::text, gone)::jsonb, mapping = without_words(mapping::text, gone)::jsonb,
      result = without_words(result::text, gone)::jsonb, undo = without_words(undo::text, gone)::jsonb
    where i.ctid >= from_page and i.ctid < to_page and org_id = any (gone.organizations)
      and concat(to_json(file_name), preview, mapping, result, undo) ~* pattern;
  elsif first = 0 then
    perform forget_words_at_once(gone, target, pattern);
  end if;
end $$;

-- Tables that are small enough to be looked through in one go. A text is searched as it would stand in JSON.
create function forget_words_at_once(gone forgotten_people, target text, pattern text) returns void
language plpgsql as $$
begin
  if target = 'invitations' then
    update invitations set message = without_words(to_json(message)::text, gone)::json #>> '{}'
    where org_id = any (gone.organizations) and to_json(message)::text ~* pattern;
  elsif target = 'role_grants' then
    update role_grants set reason = without_words(to_json(reason)::text, gone)::json #>> '{}'
    where org_id = any (gone.organizations) and to_json(reason)::text ~* pattern;
  else
    gone.words := words_at_root(gone);
    pattern := (select string_agg(trace_of(word), '|') from unnest(gone.words) word);
    if target = 'root_events' then
      update root_events set changes = without_words(changes::text, gone)::jsonb, data = without_words(data::text, gone)::jsonb
      where changes::text ~* pattern or data::text ~* pattern;
    elsif target = 'policy_revisions' then
      update policy_revisions set note = without_words(to_json(note)::text, gone)::json #>> '{}'
      where to_json(note)::text ~* pattern;
    elsif target = 'root_grants' then
      update root_grants set reason = without_words(to_json(reason)::text, gone)::json #>> '{}'
      where to_json(reason)::text ~* pattern;
    end if;
  end if;
end $$;

do $$
declare
  made regprocedure;
begin
  foreach made in array array['forget_invitations(forgotten_people, uuid[])', 'forget_unanswered(forgotten_people, text)',
    'unanswered(text)', 'forget_person(text, boolean)', 'words_at_root(forgotten_people)',
    'forget_words_at_once(forgotten_people, text, text)']::regprocedure[] loop
    execute format('alter function %s owner to muster_eraser', made);
    execute format('revoke all on function %s from public', made);
  end loop;
end $$;
grant execute on function forget_person(text, boolean) to muster_app;
