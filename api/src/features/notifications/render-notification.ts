import type { AnyNotificationKind, NotificationTexts } from '../../core/notifications/notification-kind';
import type { ParkFormat } from '../../core/languages/park-format';
import type { Language } from '../../http/language';

export interface RenderedNotification extends NotificationTexts {
  kind: AnyNotificationKind;
}

/** Returns the texts of a stored message; null if its kind is gone or its values no longer fit the kind. */
export function renderNotification(
  kinds: ReadonlyMap<string, AnyNotificationKind>,
  { kind: name, values }: { kind: string; values: unknown },
  language: Language,
  format: ParkFormat,
): RenderedNotification | null {
  const kind = kinds.get(name);
  const parsed = kind?.values.safeParse(values);
  if (!kind || !parsed?.success) return null;
  return { kind, ...kind.texts[language](parsed.data as never, format) };
}
