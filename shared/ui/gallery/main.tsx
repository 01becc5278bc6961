import { Cluster, SegmentedControl, ToastProvider, UiTextsProvider } from '@park/ui';
import { frenchTexts } from '@park/ui/texts/fr';
import { useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { DirectorySheet } from './sheets/DirectorySheet';
import { FormSheet } from './sheets/FormSheet';
import { NewsSheet } from './sheets/NewsSheet';
import { PartsSheet } from './sheets/PartsSheet';
import { StatesSheet } from './sheets/StatesSheet';
import { TableSheet } from './sheets/TableSheet';
import styles from './Gallery.module.css';

const sheets: Record<string, ComponentType> = {
  Parts: PartsSheet,
  Directory: DirectorySheet,
  News: NewsSheet,
  Table: TableSheet,
  Form: FormSheet,
  States: StatesSheet,
};
const themes = ['system', 'light', 'dark'];
const asOptions = (names: string[]) => names.map((name) => ({ value: name, label: name }));
const asked = new URLSearchParams(window.location.search);

function Gallery() {
  const [sheet, setSheet] = useState(asked.get('sheet') ?? 'Parts');
  const [theme, setTheme] = useState(asked.get('theme') ?? 'system');
  const [language, setLanguage] = useState(asked.get('language') ?? 'en');
  document.documentElement.dataset.theme = theme;
  const Sheet = sheets[sheet] ?? PartsSheet;
  return (
    <UiTextsProvider texts={language === 'fr' ? frenchTexts : undefined} language={language}>
      <ToastProvider>
        <header className={styles.bar} data-print="hide">
          <Cluster gap={3}>
            <SegmentedControl
              size="small"
              legend="Sheet"
              options={asOptions(Object.keys(sheets))}
              value={sheet}
              onChange={setSheet}
            />
            <SegmentedControl
              size="small"
              legend="Theme"
              options={asOptions(themes)}
              value={theme}
              onChange={setTheme}
            />
            <SegmentedControl
              size="small"
              legend="Language"
              options={asOptions(['en', 'fr'])}
              value={language}
              onChange={setLanguage}
            />
          </Cluster>
        </header>
        <main id="content">
          <Sheet />
        </main>
      </ToastProvider>
    </UiTextsProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
