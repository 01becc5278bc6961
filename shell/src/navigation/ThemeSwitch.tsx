import { IconButton, SegmentedControl } from '@park/ui';
import { MonitorIcon, MoonIcon, SunIcon, type IconComponent } from '@park/ui/icons';
import { useShellTexts } from '../texts/use-shell-texts';
import { themes, type Theme } from '../theme/theme-store';
import { useTheme } from '../theme/ThemeProvider';

const themeIcons: Readonly<Record<Theme, IconComponent>> = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };

/** For the header: each press selects the next of device, light and dark. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { theme, chooseTheme } = useTheme();
  const { t } = useShellTexts();
  const Icon = themeIcons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <IconButton
      className={className}
      icon={<Icon size={18} />}
      label={t('preferences.themeSwitch', {
        now: t(`preferences.themes.${theme}`),
        next: t(`preferences.themes.${next}`),
      })}
      onClick={() => chooseTheme(next)}
    />
  );
}

/** For the sheet: all three. */
export function ThemeChoice() {
  const { theme, chooseTheme } = useTheme();
  const { t } = useShellTexts();
  return (
    <SegmentedControl
      legend={t('preferences.theme')}
      size="small"
      options={themes.map((value) => ({ value, label: t(`preferences.themes.${value}`) }))}
      value={theme}
      onChange={chooseTheme}
    />
  );
}
