import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock was on at the last key press; browsers report it only in key events. */
export function useCapsLock(): {
  isOn: boolean;
  watch: { onKeyDown: (event: KeyboardEvent) => void; onKeyUp: (event: KeyboardEvent) => void };
} {
  const [isOn, setIsOn] = useState(false);
  // Password managers dispatch key events without getModifierState.
  const notice = (event: KeyboardEvent) =>
    setIsOn(typeof event.getModifierState === 'function' && event.getModifierState('CapsLock'));
  return { isOn, watch: { onKeyDown: notice, onKeyUp: notice } };
}
