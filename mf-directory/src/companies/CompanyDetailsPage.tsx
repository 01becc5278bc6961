import { useTexts } from '@park/platform';
export default function CompanyDetailsPage() { const { t } = useTexts(); return <h1>{t('list.title')}</h1>; }
