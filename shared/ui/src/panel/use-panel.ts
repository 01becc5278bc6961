import { useContext, useState, type ComponentType } from 'react';
import { useUiTexts } from '../texts/UiTextsProvider';
import { ToastContext } from '../toast/Toasts';

export interface Panel<Props> {
  readonly Panel: ComponentType<Props> | undefined;
  readonly open: boolean;
  readonly change: (open: boolean) => void;
  /** Call it on hover and focus of the button. */
  readonly preload: () => void;
}

/**
 * A panel that a button opens. Its code loads when needed, not with the first screen. A failed load is not cached, as
 * React.lazy would do: the next press tries again.
 */
export function usePanel<Props>(importPanel: () => Promise<ComponentType<Props>>): Panel<Props> {
  const texts = useUiTexts();
  const toasts = useContext(ToastContext);
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<Props>>();

  const load = async () => {
    const Loaded = await importPanel();
    setPanel(() => Loaded);
  };
  const fail = (error: unknown) => {
    setOpen(false);
    toasts?.show({ tone: 'danger', message: texts.errorMessage });
    // Rethrow for the page's error handler, which logs it.
    window.reportError(error);
  };
  return {
    Panel,
    open,
    change(next) {
      setOpen(next);
      if (next && !Panel) void load().catch(fail);
    },
    preload() {
      if (!Panel) void load().catch(() => undefined);
    },
  };
}
