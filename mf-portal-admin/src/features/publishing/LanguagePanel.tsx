import { useTexts, type Language } from '@park/platform';
import { publicationLimits } from '@park/contract/publishing';
import { Field, TextArea, TextInput } from '@park/ui';
import { RichTextEditor } from '@park/ui/editor';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { emptyTexts } from './draft-body';
import { AskDialog, type Question } from './AskDialog';
import { LinkDialog } from './LinkDialog';
import styles from './Publishing.module.css';
import { useEditorLabels } from './use-editor-labels';
import type { Publication } from './use-publication';
import { useUploadImage } from './use-upload-image';

/** Title, summary and text in one language. */
export function LanguagePanel({ language, publication }: { language: Language; publication: Publication }) {
  const { t } = usePortalTexts();
  const { t: translate } = useTexts();
  const labels = useEditorLabels();
  const { upload } = useUploadImage();
  const [link, setLink] = useState<Question>();
  const [imageText, setImageText] = useState<Question>();
  const { body, faults, setText, generation } = publication;
  const texts = body.texts[language] ?? emptyTexts;
  const name = t(`languageNames.${language}`);
  const faultOf = (key: string) => {
    const fault = faults[`texts.${language}.${key}`];
    return fault && translate(fault);
  };
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
      <Field label={t('publishing.fields.title')} error={faultOf('title')}>
        {(control) => (
          <TextInput
            {...control}
            lang={language}
            value={texts.title}
            maxLength={publicationLimits.title}
            onChange={({ target }) => setText(language, { title: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('publishing.fields.summary')}
        help={t('publishing.summaryHelp')}
        error={faultOf('summary')}
        optional
      >
        {(control) => (
          <TextArea
            {...control}
            lang={language}
            rows={3}
            value={texts.summary}
            maxLength={publicationLimits.summary}
            onChange={({ target }) => setText(language, { summary: target.value })}
          />
        )}
      </Field>
      <div className={styles.text}>
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
          isInvalid={faultOf('content') !== undefined}
        />
      </div>
      {body.imageId && (
        <Field label={t('publishing.fields.imageAlt')} help={t('publishing.imageAltHelp')} error={faultOf('imageAlt')}>
          {(control) => (
            <TextInput
              {...control}
              lang={language}
              value={texts.imageAlt}
              maxLength={publicationLimits.imageAlt}
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
