import { Button, ConfirmDialog, Dialog, useUiTexts, type DialogProps } from '@park/ui';
import { useId, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Form } from './Form';
import { SubmitButton } from './SubmitButton';
import { useFormTexts } from './texts';
import type { ParkForm } from './useForm';

export interface FormDialogProps<Values extends FieldValues, Output> extends Pick<DialogProps, 'size'> {
  readonly title: string;
  readonly form: ParkForm<Values, Output>;
  /** Receives the parsed values. The submit button is busy until the promise settles. */
  readonly onSubmit: (data: Output) => void | Promise<void>;
  /** Called when the dialog shall close: at once without typed input, else after the question whether to discard it. */
  readonly onClose: () => void;
  /** Names the action: "Save car park". */
  readonly submitText: string;
  /** Label while submitting: "Saving". */
  readonly busyText: string;
  /** Default: "Cancel". */
  readonly cancelText?: string | undefined;
  /** The action is destructive. */
  readonly danger?: boolean | undefined;
  /** Further buttons in the foot, before Cancel. */
  readonly otherActions?: ReactNode;
  /** Input outside of the form's fields has changed. */
  readonly hasOtherInput?: boolean | undefined;
  readonly children: ReactNode;
}

/** A dialog with a form. A press on the backdrop does not close it, and typed input is not discarded unasked. */
export function FormDialog<Values extends FieldValues, Output>({
  title,
  form,
  onSubmit,
  onClose,
  submitText,
  busyText,
  cancelText,
  danger,
  otherActions,
  hasOtherInput = false,
  size,
  children,
}: FormDialogProps<Values, Output>) {
  const { cancel } = useUiTexts();
  const { discard } = useFormTexts();
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const hasInput = form.formState.isDirty || hasOtherInput;
  const close = () => (hasInput ? setIsAsking(true) : onClose());
  return (
    <FormProvider {...form}>
      <Dialog
        open
        title={title}
        {...(size ? { size } : {})}
        closeOnBackdrop={false}
        onClose={close}
        actions={
          <>
            {otherActions}
            <Button onClick={close}>{cancelText ?? cancel}</Button>
            <SubmitButton variant={danger ? 'danger' : 'primary'} form={formId} busyText={busyText}>
              {submitText}
            </SubmitButton>
          </>
        }
      >
        <Form form={form} id={formId} onSubmit={onSubmit} label={title} hasOtherInput={hasOtherInput}>
          {children}
        </Form>
        <ConfirmDialog
          open={isAsking}
          title={discard.title}
          confirmText={discard.discard}
          cancelText={discard.keep}
          danger
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        >
          {discard.text}
        </ConfirmDialog>
      </Dialog>
    </FormProvider>
  );
}
