import { useFormat, usePageTitle, useUnsavedChanges } from '@park/platform';
import { Button, ErrorPanel, Notice, Page, Section } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { EditorFooter } from './EditorFooter';
import { EventFields } from './EventFields';
import { FaultSummary } from './FaultSummary';
import { ImageField } from './ImageField';
import { listAddress } from './kinds';
import { LanguagePanel } from './LanguagePanel';
import { MergeDialog } from './MergeDialog';
import { NewsFields } from './NewsFields';
import { RecordActions } from './RecordActions';
import { ScopeDialog } from './ScopeDialog';
import { SeriesDates } from './SeriesDates';
import { PublicationFields } from './PublicationFields';
import styles from './Publishing.module.css';
import { datesOf, usePublication, type Publication, type PublicationOptions } from './use-publication';

/** Both languages side by side; what is typed goes into a working draft until it is saved. */
export function PublicationEditor(options: PublicationOptions) {
  const { t } = usePortalTexts();
  const publication = usePublication(options);
  const { kind, body, record, merge } = publication;
  const dates = datesOf(record);
  const title = record ? t(`publishing.${kind}.edit`) : t(`publishing.${kind}.add`);
  usePageTitle(title);
  useUnsavedChanges(publication.autosave.isUnsaved);
  return (
    <Page
      title={title}
      state={record && t(`publishing.states.${record.state}`)}
      breadcrumbs={[{ label: t(`publishing.${kind}.list`), href: listAddress(kind) }]}
      action={record && <RecordActions publication={publication} />}
    >
      <form
        className={styles.frame}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publication.save();
        }}
      >
        <Notices publication={publication} />
        <div className={styles.languages}>
          {publication.languages.map((language) => (
            <LanguagePanel key={language} language={language} publication={publication} />
          ))}
        </div>
        <Section title={t('publishing.picture')}>
          <ImageField publication={publication} />
        </Section>
        <Section title={t('publishing.details')}>
          {kind === 'news' ? <NewsFields publication={publication} /> : <EventFields publication={publication} />}
        </Section>
        {record && dates && <SeriesDates id={record.id} dates={dates} />}
        <Section title={t('publishing.publication')}>
          <PublicationFields publication={publication} />
        </Section>
        <EditorFooter publication={publication} />
      </form>
      {publication.asked && (
        <ScopeDialog
          title={t('publishing.scope.title')}
          confirmText={t('publishing.save')}
          isRuleChanged={publication.isRuleChanged}
          onChoose={(scope) => void publication.save(publication.asked ?? {}, scope)}
          onClose={publication.closeQuestion}
        />
      )}
      {merge && (
        <MergeDialog
          merge={merge}
          mine={body}
          onFinish={(merged) => publication.finishMerge(merged, merge.current)}
          onClose={publication.cancelMerge}
        />
      )}
    </Page>
  );
}

function Notices({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { faults, problem, autosave, isBehind } = publication;
  return (
    <>
      {autosave.others.length > 0 && (
        <Notice tone="info" announce>
          {t('publishing.others', { names: format.list(autosave.others.map(({ name }) => name)) })}
        </Notice>
      )}
      {isBehind && <Notice tone="warning">{t('publishing.behind')}</Notice>}
      {autosave.state.kind === 'elsewhere' && <Elsewhere publication={publication} />}
      <FaultSummary faults={faults} />
      {problem && Object.keys(faults).length === 0 && (
        <ErrorPanel compact error={problem} onRetry={() => void publication.save()} isRetrying={publication.isSaving} />
      )}
    </>
  );
}

/** The same draft is open in two windows: the person chooses which text to continue with. */
function Elsewhere({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const { autosave } = publication;
  if (autosave.state.kind !== 'elsewhere') return null;
  const { theirs } = autosave.state;
  return (
    <Notice tone="warning" title={t('publishing.elsewhere.title')} announce>
      <p>{t('publishing.elsewhere.reason')}</p>
      <Button onClick={() => autosave.takeOver(theirs)}>{t('publishing.elsewhere.keepMine')}</Button>
      <Button
        onClick={() => {
          autosave.takeOver(theirs);
          publication.replace(theirs.body);
          autosave.reset(theirs.body);
        }}
      >
        {t('publishing.elsewhere.takeTheirs')}
      </Button>
    </Notice>
  );
}
