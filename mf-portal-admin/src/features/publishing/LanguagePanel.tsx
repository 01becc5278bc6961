import type { Language } from '@park/platform';
import { Field, FieldError, TextArea, TextInput } from '@park/ui';
import { RichTextEditor } from '@park/ui/editor';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { emptyTexts } from './draft-body';
import { AskDialog, type Question } from './AskDialog';
import { LinkDialog } from './LinkDialog';
import styles from './Publishing.module.css';
import { useCheckedField } from './use-checked-field';
import { useEditorLabels } from './use-editor-labels';
import type { Publication } from './use-publication';
import { useUploadImage } from './use-upload-image';

/** Title, summary and text in one language. */
export function LanguagePanel({ language, publication }: { language: Language; publication: Publication }) {
  const { t } = usePortalTexts();
  const labels = useEditorLabels();
  const { upload } = useUploadImage();
  const [link, setLink] = useState<Question>();
  const [imageText, setImageText] = useState<Question>();
  const field = useCheckedField(publication, `texts.${language}`);
  const { body, setText, generation } = publication;
  const texts = body.texts[language] ?? emptyTexts;
  const name = t(`languageNames.${language}`);
  const content = field('content');
  const ask = (show: (question: Question | undefined) => void) => (current: string) =>
    new Promise<string | null>((resolve) => {
      show({
        current,
        answer: (value) => {
          show(undefined);
          resolve(value);
        },
      });
    });
  return (
    <fieldset className={styles.language}>
      <legend className={styles.legend}>{name}</legend>
      <Field label={t('publishing.fields.title')} {...field('title')}>
        {(control) => (
          <TextInput
            {...control}
            lang={language}
            value={texts.title}
            onChange={({ target }) => setText(language, { title: target.value })}
          />
        )}
      </Field>
      <Field label={t('publishing.fields.summary')} help={t('publishing.summaryHelp')} {...field('summary')} optional>
        {(control) => (
          <TextArea
            {...control}
            lang={language}
            rows={3}
            value={texts.summary}
            onChange={({ target }) => setText(language, { summary: target.value })}
          />
        )}
      </Field>
      <div className={styles.text} id={content.id} tabIndex={-1}>
        {/* The editor carries the same words as its name. */}
        <span className={styles.textLabel} aria-hidden="true">
          {t('publishing.fields.content')}
        </span>
        <RichTextEditor
          key={generation}
          label={t('publishing.contentIn', { language: t(`languages.${language}`) })}
          lang={language}
          initialHtml={texts.content}
          labels={labels}
          onChange={(content) => setText(language, { content })}
          onImage={upload}
          onAskLink={ask(setLink)}
          onAskImageText={ask(setImageText)}
          describedBy={content.error && `${content.id}-error`}
          isInvalid={content.error !== undefined}
        />
        <FieldError id={content.id} error={content.error} />
      </div>
      {body.imageId && (
        <Field label={t('publishing.fields.imageAlt')} help={t('publishing.imageAltHelp')} {...field('imageAlt')}>
          {(control) => (
            <TextInput
              {...control}
              lang={language}
              value={texts.imageAlt}
              onChange={({ target }) => setText(language, { imageAlt: target.value })}
            />
          )}
        </Field>
      )}
      {link && <LinkDialog question={link} />}
      {imageText && (
        <AskDialog
          question={imageText}
          title={t('publishing.editor.imageText')}
          label={t('publishing.fields.imageAlt')}
          help={t('publishing.imageAltHelp')}
          lang={language}
        />
      )}
    </fieldset>
  );
}
