-- What a server signs with, made at its first start: the key pair that push services know it by, and a key for links and receipts.
create table notification_keys (
  is_only boolean primary key default true check (is_only),
  push_public text not null,
  push_private text not null,
  signing text not null,
  created_at timestamptz not null default now()
);
comment on table notification_keys is 'The one row of keys behind pushes, receipts and links to unsubscribe; browsers are subscribed with push_public for good.';
alter table notification_keys enable row level security;
alter table notification_keys force row level security;
create policy owning on notification_keys to current_user using (true);
create policy notifier on notification_keys to muster_notifier using (true) with check (true);
grant select, insert on notification_keys to muster_notifier;

create function keep_notification_keys(new_public text, new_private text, new_signing text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into notification_keys (push_public, push_private, signing) values (new_public, new_private, new_signing)
  on conflict do nothing
$$;
comment on function keep_notification_keys is 'Keeps these keys, unless some are kept already.';
create function read_notification_keys() returns table (push_public text, push_private text, signing text)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.push_public, k.push_private, k.signing from notification_keys k
$$;
comment on function read_notification_keys is 'The keys that are kept; no row before the first start.';
do $$
declare
  made regprocedure;
begin
  foreach made in array array['keep_notification_keys(text, text, text)', 'read_notification_keys()']::regprocedure[] loop
    execute format('alter function %s owner to muster_notifier', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
