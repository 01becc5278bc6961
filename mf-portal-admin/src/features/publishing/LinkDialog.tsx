import { publicationLimits } from '@park/contract/publishing';
import { useCall, useTexts } from '@park/platform';
import { Badge, Button, Dialog, Field, TextInput, useUiTexts } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { Question } from './AskDialog';
import styles from './Publishing.module.css';

const isAddress = (text: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(text);

/** Asks for the target of a link: an address, or a page of the portal that is found by its name. */
export function LinkDialog({ question }: { question: Question }) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { t: translate } = useTexts();
  const [value, setValue] = useState(question.current);
  const [hasApplied, setHasApplied] = useState(false);
  const text = value.trim();
  const isSearch = text.length >= 2 && !isAddress(text);
  const found = useCall('GET /api/webflow-search', { query: { query: isSearch ? text : '--' } }, { enabled: isSearch });
  const address = text === '' || isAddress(text) ? text : `https://${text}`;
  const limit = publicationLimits.url;
  const isTooLong = address.length > limit;
  const apply = () => (isTooLong ? setHasApplied(true) : question.answer(address));
  return (
    <Dialog
      open
      title={t('publishing.editor.link')}
      onClose={() => question.answer(null)}
      actions={
        <>
          {question.current !== '' && (
            <Button variant="quiet" onClick={() => question.answer('')}>
              {t('publishing.removeLink')}
            </Button>
          )}
          <Button onClick={() => question.answer(null)}>{cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {t('publishing.apply')}
          </Button>
        </>
      }
    >
      <Field
        label={t('publishing.linkTarget')}
        help={t('publishing.linkHelp')}
        error={hasApplied && isTooLong && translate('errors.field.tooLong', { count: limit })}
      >
        {(control) => (
          <TextInput
            {...control}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (!isSearch) apply();
            }}
          />
        )}
      </Field>
      {isSearch && (
        <ul className={styles.results} aria-label={t('publishing.found')}>
          {found.data?.items.map(({ url, title, kind }) => (
            <li key={url}>
              <Button variant="quiet" onClick={() => question.answer(url)}>
                {title} <Badge>{t(`publishing.kinds.${kind}`)}</Badge>
              </Button>
            </li>
          ))}
          {found.data?.items.length === 0 && <li className={styles.facts}>{t('publishing.nothingFound')}</li>}
        </ul>
      )}
    </Dialog>
  );
}
