/** A remote of another team's own tools: one page, built once with Vite and once with Rspack. */
import { defineRemoteModule, useSession, useTexts } from '@park/platform';
import { Button } from '@park/ui';
import { useState } from 'react';
import { greetings } from './greetings';

function ForeignPage() {
  const { t } = useTexts();
  const { user } = useSession();
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{user?.email}</p>
      <Button onClick={() => setCount(count + 1)}>{t('count', { count })}</Button>
    </>
  );
}

export default defineRemoteModule({
  pages: { foreign: async () => ({ default: ForeignPage }) },
  texts: { en: async () => ({ texts: greetings.en }), fr: async () => ({ texts: greetings.fr }) },
});
