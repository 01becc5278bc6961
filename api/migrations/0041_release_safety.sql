-- Sessions of a checker's browser, which runs versions that are not released yet: they read and never write.
ALTER TABLE sessions ADD COLUMN is_read_only boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- An area that is switched off: its versions stay, its routes and menu entries go until it is switched on again.
ALTER TABLE release_remotes ADD COLUMN disabled_since timestamptz;
--> statement-breakpoint
ALTER TABLE release_remotes ADD COLUMN disabled_reason text;
--> statement-breakpoint
ALTER TABLE release_remotes ADD COLUMN disabled_by text;
--> statement-breakpoint
-- Who is told by mail when a version of the remote is taken back.
ALTER TABLE release_tokens ADD COLUMN notify_email text;
--> statement-breakpoint
-- When a canary ends by itself, if nobody has promoted it until then.
ALTER TABLE release_remotes ADD COLUMN canary_until timestamptz;
