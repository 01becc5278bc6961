import type { FileImportPlan } from '@park/contract/file-imports';
import { useCall } from '@park/platform';
import { Button, Field, Notice, Select } from '@park/ui';
import { useState } from 'react';
import { catalogOptions } from '../../shared/catalog-options';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly questions: FileImportPlan['questions'];
  readonly catalog: 'company-categories' | 'event-types' | 'news-types';
  readonly isBusy: boolean;
  /** What each unknown word means; words without an answer stay as they are. */
  readonly onAnswer: (answers: Readonly<Record<string, string>>) => void;
}

/** One question for all rows that use a word the park does not know. */
export function Questions({ questions, catalog, isBusy, onAnswer }: QuestionsProps) {
  const { t } = usePortalTexts();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const categories = useCall('GET /api/catalogs/{id}', { params: { id: catalog } });
  const labelOf = (id: string) => categories.data?.items.find((item) => item.id === id)?.label ?? id;
  return (
    <Notice tone="warning" title={t('fileImport.questions.title')}>
      <div className={styles.questions}>
        {questions.map(({ value, rows, fallback }) => (
          <Field key={value} label={t('fileImport.questions.category', { value, count: rows })}>
            {(control) => (
              <Select
                {...control}
                value={answers[value] ?? ''}
                placeholder={
                  // Earlier versions of the api have no fallback.
                  fallback
                    ? t('fileImport.questions.usual', { label: labelOf(fallback) })
                    : t('fileImport.questions.keep', { value })
                }
                options={catalogOptions(categories.data?.items)}
                onChange={({ target }) => setAnswers({ ...answers, [value]: target.value })}
              />
            )}
          </Field>
        ))}
        <div>
          <Button
            busy={isBusy}
            disabled={!Object.values(answers).some(Boolean)}
            onClick={() => onAnswer(Object.fromEntries(Object.entries(answers).filter(([, id]) => id !== '')))}
          >
            {t('fileImport.questions.check')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
