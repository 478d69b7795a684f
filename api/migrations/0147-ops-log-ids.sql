-- A record is written, told and read again in one message, so that its log is held no longer than that (decision 130): for this its
-- id is known before. A record's place and hash stay the database's.
grant insert (id) on ops_log to muster_app;
