-- A feed narrowed to one person costs the same whether they did much on the project or nothing (decision 101).
create index activity_in_feed_by_member on activity_entries (org_id, project_id, member_id, feed_at desc, id desc)
  where archived_at is null;
create index events_in_feed_by_actor on events (org_id, subject_id, actor, occurred_at desc, id desc)
  where subject_type = 'project';
