-- A report says where somebody was and what they did there: it belongs into the export of their data.
create policy own on error_reports for select to muster_app using (person = (select muster_sub()));
