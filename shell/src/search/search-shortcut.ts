/** Whether a key press asks for the search: Ctrl K or ⌘K anywhere, `/` where nobody is typing. */
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

/** Selects hear letters too: they jump to the option that begins with it. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]',
    ) !== null
  );
}
