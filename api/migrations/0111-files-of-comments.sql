-- What is sent with a comment hangs on one of the same project.
alter table attachments add constraint attachments_comment
  foreign key (org_id, project_id, comment_id) references comments (org_id, project_id, id) on delete cascade;

-- Names of files may name a person whose account is deleted.
grant update (file_name) on attachments to muster_eraser;
create or replace function forget_words_at_once(gone forgotten_people, target text, pattern text) returns void
language plpgsql as $$
begin
  if target = 'invitations' then
    update invitations set message = without_words(to_json(message)::text, gone)::json #>> '{}'
    where org_id = any (gone.organizations) and to_json(message)::text ~* pattern;
  elsif target = 'role_grants' then
    update role_grants set reason = without_words(to_json(reason)::text, gone)::json #>> '{}'
    where org_id = any (gone.organizations) and to_json(reason)::text ~* pattern;
  elsif target = 'announcements' then
    update announcements set title = left(without_words(to_json(title)::text, gone)::json #>> '{}', 120),
      message = left(without_words(to_json(message)::text, gone)::json #>> '{}', 2000)
    where org_id = any (gone.organizations) and concat(to_json(title), to_json(message)) ~* pattern;
  elsif target = 'attachments' then
    update attachments set file_name = left(without_words(to_json(file_name)::text, gone)::json #>> '{}', 120)
    where org_id = any (gone.organizations) and to_json(file_name)::text ~* pattern;
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
