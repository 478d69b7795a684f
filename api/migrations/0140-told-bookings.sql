-- What somebody was told of, the days being those they were told: today's plan asks for it, and so does their calendar.
create index assignments_told on assignments (org_id, member_id) where published_at is not null;
