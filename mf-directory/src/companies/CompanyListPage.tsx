import { useTexts } from '@park/platform';
export default function CompanyListPage() { const { t } = useTexts(); return <h1>{t('list.title')}</h1>; }
