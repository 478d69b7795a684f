-- What a project's feed says of its roster, in the feed's order (decision 101); the list is contract/src/feed's.
create index rosters_in_feed on events (org_id, project_id, occurred_at desc, id desc)
  where type in ('roster.published', 'assignment.declined', 'assignment.missed', 'swap.applied');
