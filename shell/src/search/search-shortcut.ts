/** Whether a key press opens the search: Ctrl K or ⌘K anywhere, `/` outside of text fields. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing?: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

export function isSearchShortcut(press: PressedKey): boolean {
  if (press.defaultPrevented || press.isComposing || press.altKey) return false;
  if (press.ctrlKey !== press.metaKey) return press.key.toLowerCase() === 'k';
  return press.key === '/' && !press.ctrlKey && !takesText(press.target);
}

/** Selects use letters as well: they jump to the option that starts with it. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]',
    ) !== null
  );
}
