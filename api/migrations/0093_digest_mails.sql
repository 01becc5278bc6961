-- The mail that tells an item, so that a mail that is sent again after a failure tells the same items.
ALTER TABLE digest_items ADD COLUMN mail_id uuid;
--> statement-breakpoint
CREATE INDEX digest_items_mail ON digest_items (mail_id) WHERE mail_id IS NOT NULL;
