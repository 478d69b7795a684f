-- What may point at a row is found by an index whenever that row is deleted or its key is asked for, never by reading the table: each
-- foreign key is the beginning of one, which leaves out empty keys at most. A test over the catalogue holds that.
-- People.
drop index assignments_told;
create index assignments_of_member on assignments (org_id, member_id);
create index calendar_feeds_of_member on calendar_feeds (org_id, member_id);
create index clients_by_owner on clients (org_id, owner_id) where owner_id is not null;
create index comments_by_resolver on comments (org_id, resolver_id) where resolver_id is not null;
create index leave_by_cover on leave_requests (org_id, cover_id) where cover_id is not null;
create index leave_by_decider on leave_requests (org_id, decided_by) where decided_by is not null;
create index milestones_by_doer on project_milestones (org_id, done_by) where done_by is not null;
create index visits_of_member on project_visits (org_id, member_id);
create index projects_by_health_setter on projects (org_id, health_set_by) where health_set_by is not null;
create index projects_by_sponsor on projects (org_id, sponsor_id) where sponsor_id is not null;
create index publications_of_member on publication_people (org_id, member_id);
create index saved_views_of_owner on saved_views (org_id, owner_id);
create index swaps_by_decider on swaps (org_id, decided_by) where decided_by is not null;
create index time_exports_of_member on time_exports (org_id, member_id) where member_id is not null;
create index views_of_member on views (org_id, member_id) where member_id is not null;
-- Projects, what is in them, clients and services.
create index timers_by_project on activity_timers (org_id, project_id) where project_id is not null;
create index timers_by_service on activity_timers (org_id, service_type_id) where service_type_id is not null;
create index attachments_by_project on attachments (org_id, project_id);
drop index attachments_of_comments;
create index attachments_of_comments on attachments (org_id, comment_id, project_id) where comment_id is not null;
create index comments_of_thread on comments (org_id, thread_id, project_id) where thread_id is not null;
create index favourites_by_project on favourites (org_id, project_id) where project_id is not null;
create index favourites_by_service on favourites (org_id, service_type_id) where service_type_id is not null;
create index invitations_by_project on invitations (org_id, project_id) where project_id is not null;
create index published_by_service on published_shifts (org_id, service_type_id) where service_type_id is not null;
create index recurring_by_project on recurring_entries (org_id, project_id) where project_id is not null;
create index recurring_by_service on recurring_entries (org_id, service_type_id) where service_type_id is not null;
create index service_rates_by_client on service_rates (org_id, client_id) where client_id is not null;
create index shifts_by_service on shifts (org_id, service_type_id) where service_type_id is not null;
create index time_exports_by_client on time_exports (org_id, client_id) where client_id is not null;
create index time_exports_by_project on time_exports (org_id, project_id) where project_id is not null;
-- Time: its export is asked for by entry and purpose together, so the key begins with what points.
alter table exported_entries drop constraint exported_entries_pkey, add primary key (org_id, entry_id, purpose);
create index recurring_days_by_entry on recurring_days (org_id, entry_id) where entry_id is not null;
-- Imports, organizations and the policy's revisions.
create index clients_by_import on clients (org_id, import_id) where import_id is not null;
create index members_by_import on members (org_id, import_id) where import_id is not null;
create index projects_by_import on projects (org_id, import_id) where import_id is not null;
create index service_types_by_import on service_types (org_id, import_id) where import_id is not null;
create index preferences_of_organization on notification_preferences (organization_id) where organization_id is not null;
create index revisions_by_restored on policy_revisions (restored) where restored is not null;
create index users_in_organization on users (current_org_id) where current_org_id is not null;
