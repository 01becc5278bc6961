import { classNames, ErrorReference, ErrorText, isRefusal, useTranslate, useUiTexts, useUnsavedInput } from '@park/ui';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import styles from './Form.module.css';
import { fieldId, FormFieldsContext, useErrorText } from './form-fields';
import type { FormErrors, ParkForm } from './useForm';

export interface FormProps<Values extends FieldValues, Output> {
  form: ParkForm<Values, Output>;
  /** Receives the parsed values. SubmitButton is busy until the promise settles. */
  onSubmit: (data: Output) => void | Promise<void>;
  /** Accessible name of the form; needed when a page has several. */
  label?: string;
  /** Warns about unsaved input. Default: true; use false for searches and the like, where nothing is lost. */
  reportsUnsavedInput?: boolean;
  /** Input outside of the form's fields has changed, and would be lost too. */
  hasOtherInput?: boolean;
  /** For a submit button outside of the form element. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A column of fields below a summary of errors, which is focused when validation fails. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  label,
  reportsUnsavedInput = true,
  hasOtherInput = false,
  id,
  className,
  children,
}: FormProps<Values, Output>) {
  const formId = useId();
  const [labels, setLabels] = useState<Readonly<Record<string, ReactNode>>>({});
  const setLabel = useCallback(
    (name: string, text: ReactNode) => setLabels((all) => (all[name] === text ? all : { ...all, [name]: text })),
    [],
  );
  const fields = useMemo(() => ({ formId, setLabel }), [formId, setLabel]);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  // Not while submitting: the input is being saved, and the handler may navigate.
  useUnsavedInput(reportsUnsavedInput && (isDirty || hasOtherInput) && !isSubmitting && !isSubmitSuccessful);

  const send = form.handleSubmit(async (data) => {
    form.clearSummary();
    await onSubmit(data);
  }, form.refuse);

  return (
    <FormProvider {...form}>
      <FormFieldsContext.Provider value={fields}>
        <form
          id={id}
          className={classNames(styles.form, className)}
          aria-label={label}
          method="post"
          noValidate
          onSubmit={(event) => void send(event)}
        >
          {form.summary && <ErrorSummary summary={form.summary} formId={formId} labels={labels} />}
          {children}
        </form>
      </FormFieldsContext.Provider>
    </FormProvider>
  );
}

interface ErrorSummaryProps {
  summary: FormErrors;
  formId: string;
  labels: Readonly<Record<string, ReactNode>>;
}

/** Unchanged until the next submit: a list that shrinks while fields are corrected would move the field away. */
function ErrorSummary({ summary, formId, labels }: ErrorSummaryProps) {
  const texts = useUiTexts();
  const translate = useTranslate();
  const text = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { fields, problem } = summary;
  useEffect(() => box.current?.focus(), [summary.attempt]);
  // Fields register their labels in the order of the page; the issues of a schema have another order.
  const order = Object.keys(labels);
  const inOrder = [...fields].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const title =
    fields.length > 0
      ? texts.errorSummary(fields.length)
      : ((problem?.key && translate(problem.key, problem.values)) ?? texts.errorMessage);

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <p className={styles.summaryTitle} id={titleId}>
        <ErrorText id={problem && fields.length === 0 && isRefusal(problem) ? problem.id : undefined}>
          {title}
        </ErrorText>
      </p>
      {fields.length > 0 && (
        <ul className={styles.summaryList}>
          {inOrder.map(({ name, error }) => (
            <li key={name}>
              <SummaryLink id={fieldId(formId, name)}>
                {labels[name] && <>{labels[name]} – </>}
                {text(error)}
              </SummaryLink>
            </li>
          ))}
        </ul>
      )}
      {problem?.id && fields.length === 0 && !isRefusal(problem) && <ErrorReference id={problem.id} />}
    </div>
  );
}

function SummaryLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // Do not navigate: the address belongs to the router.
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}
