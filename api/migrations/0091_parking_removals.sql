-- Imports make assignments and permits once. One that is removed in the portal before it begins is not made again.
CREATE TRIGGER parking_assignments_remember_removal AFTER DELETE ON parking_assignments
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL) EXECUTE FUNCTION remember_import_removal();
--> statement-breakpoint
CREATE TRIGGER parking_permits_remember_removal AFTER DELETE ON parking_permits
  FOR EACH ROW WHEN (OLD.source_key IS NOT NULL) EXECUTE FUNCTION remember_import_removal();
