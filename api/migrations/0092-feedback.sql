-- What people say of the application. It belongs to no organization: whoever is in none may say something, too.
create table feedback (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  message text not null check (length(message) <= 10000),
  page text not null check (length(page) <= 2000),
  screenshot bytea,
  thumbnail bytea,
  screenshot_width integer check (screenshot_width > 0),
  screenshot_height integer check (screenshot_height > 0),
  done_at timestamptz,
  forwarded_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default muster_sub() references users (sub) on delete cascade,
  updated_at timestamptz not null default now(),
  updated_by text default muster_sub(),
  version integer not null default 1,
  check (num_nonnulls(screenshot, thumbnail, screenshot_width, screenshot_height) in (0, 4)),
  check (message <> '' or screenshot is not null)
);
comment on table feedback is 'What people say of the application; it goes with the account of whoever said it.';
comment on column feedback.page is 'Path of the page on which it was said.';
comment on column feedback.screenshot is 'A png that the server has written anew.';
comment on column feedback.thumbnail is 'The same, small, as webp.';
comment on column feedback.forwarded_at is 'When the service for error reports has taken it.';
create index feedback_by_person on feedback (created_by, created_at);
create trigger stamp_update before update on feedback for each row
  when (new.done_at is distinct from old.done_at) execute function stamp_update();

alter table feedback enable row level security;
alter table feedback force row level security;
create policy own on feedback for select to muster_app using (created_by = (select muster_sub()));
create policy sending on feedback for insert to muster_app
  with check (created_by = (select muster_sub()) and done_at is null and forwarded_at is null);
create policy reading on feedback for select to muster_app using ((select is_root_admin()));
create policy settling on feedback for update to muster_app using ((select is_root_admin()));
create policy owning on feedback to current_user using (true);
create policy reader on feedback to muster_reader using (true);
create policy eraser on feedback to muster_eraser using (true) with check (true);
grant select, insert, update (done_at) on feedback to muster_app;
grant select, update (forwarded_at) on feedback to muster_reader;
grant select, update (created_by, updated_by) on feedback to muster_eraser;

-- For the job that passes it on, which nobody asks for.
create function feedback_to_forward(wanted uuid)
returns table (name text, email text, message text, page text, screenshot bytea, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.name, f.email, f.message, f.page, f.screenshot, f.created_at from feedback f
  where f.id = wanted and f.forwarded_at is null
$$;
comment on function feedback_to_forward is 'A feedback that the service for error reports hasn''t taken yet.';
create function feedback_forwarded(wanted uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update feedback set forwarded_at = now() where id = wanted
$$;
comment on function feedback_forwarded is 'Remembers that the service for error reports has taken it.';
do $$
declare
  made regprocedure;
begin
  foreach made in array array['feedback_to_forward(uuid)', 'feedback_forwarded(uuid)']::regprocedure[] loop
    execute format('alter function %s owner to muster_reader', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
