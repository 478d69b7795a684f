-- Announcements on their way: whom they reached already, and how far they got.
create index notifications_announced on notifications (source) where type = 'announcement.sent';

create function announcement_untold(asked uuid, people text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select u.sub from users u
  where u.sub = any (people) and not exists (
    select from notifications n where n.recipient = u.sub and n.source = 'announcement:' || asked)
$$;
comment on function announcement_untold is 'Who of these people is known and doesn''t have an announcement yet.';

-- The application says where its reader may know of it; the database, that it is the announcement of the request's organization.
create function announcement_report(asked uuid, readable uuid[])
returns table (channel notification_channel, status notification_status, people integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.channel, c.status, count(*)::integer
  from notifications n join notification_channels c on c.recipient = n.recipient and c.notification_id = n.id
  where n.type = 'announcement.sent' and n.source = 'announcement:' || asked and n.organization_id = any (readable)
    and exists (select from announcements a where a.org_id = muster_org() and a.id = asked)
  group by 1, 2
$$;
comment on function announcement_report is 'How many people are how far on each way with an announcement of the request''s organization, of those told in these organizations.';
do $$
declare
  made regprocedure;
begin
  foreach made in array array['announcement_untold(uuid, text[])', 'announcement_report(uuid, uuid[])']::regprocedure[] loop
    execute format('alter function %s owner to muster_notifier', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
