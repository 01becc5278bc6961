import { useLanguage, type Language } from '@park/platform';
import { buttonClassName, SegmentedControl, useToast } from '@park/ui';
import { useShellTexts } from '../texts/use-shell-texts';

/** Each language is named in that language, so that people who need it can read it. */
const languages: Readonly<Record<Language, { readonly name: string; readonly short: string }>> = {
  en: { name: 'English', short: 'EN' },
  fr: { name: 'Français', short: 'FR' },
};

function useChosenLanguage(): { language: Language; choose: (language: Language) => void } {
  const { language, changeLanguage } = useLanguage();
  const { t } = useShellTexts();
  const toast = useToast();
  return {
    language,
    choose(next) {
      changeLanguage(next).catch(() => toast.show({ tone: 'danger', message: t('errors.network') }));
    },
  };
}

/** For the header: switches to the other language with one press. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language, choose } = useChosenLanguage();
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <button
      type="button"
      lang={other}
      className={buttonClassName({ variant: 'quiet', iconOnly: true, className })}
      // The visible letters are part of the name, for people who speak to the page (WCAG 2.5.3).
      aria-label={`${languages[other].short} – ${languages[other].name}`}
      title={languages[other].name}
      onClick={() => choose(other)}
    >
      {languages[other].short}
    </button>
  );
}

/** For the sheet and the footer: both languages, with the current one marked. */
export function LanguageChoice() {
  const { language, choose } = useChosenLanguage();
  const { t } = useShellTexts();
  return (
    <SegmentedControl
      legend={t('preferences.language')}
      size="small"
      options={(['en', 'fr'] as const).map((value) => ({ value, label: languages[value].name }))}
      value={language}
      onChange={choose}
    />
  );
}
