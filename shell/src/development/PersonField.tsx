import { errorText } from '@park/platform';
import { Button, Cluster, Field, Notice, Select, Stack } from '@park/ui';
import { useState } from 'react';
import { useAuthState, useSessionControl } from '../session/SessionProvider';
import { useShellTexts } from '../texts/use-shell-texts';
import { demoAccounts } from './demo-accounts';
import { useDevelopmentTexts } from './use-development-texts';

/** Signs in as the demo account of a role through the normal login, so that everything is as for that person. */
export function PersonField({ password }: { password: string }) {
  const { t } = useDevelopmentTexts();
  const { t: shellText } = useShellTexts();
  const anyText = shellText as (key: string) => string;
  const { store } = useSessionControl();
  const email = useAuthState((state) => state.user?.email ?? null);
  const isLoggingIn = useAuthState((state) => state.isLoggingIn);
  const present = email ?? '';
  const [chosen, setChosen] = useState<string>(present);
  const [error, setError] = useState<string | null>(null);

  const change = async () => {
    setError(null);
    if (chosen === '') return store.logout();
    const failure = await store.login(chosen, password);
    if (failure) setError(errorText(failure, anyText));
    return undefined;
  };

  return (
    <Stack gap={3}>
      <Field label={t.person} help={t.now(email)}>
        {(control) => (
          <Select
            {...control}
            placeholder={t.visitor}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={demoAccounts.map(({ email, role }) => ({ value: email, label: shellText(`roles.${role}`) }))}
          />
        )}
      </Field>
      {error !== null && <Notice tone="danger">{error}</Notice>}
      <Cluster>
        <Button busy={isLoggingIn} busyText={t.signingIn} disabled={chosen === present} onClick={() => void change()}>
          {chosen === '' ? t.signOut : t.signIn}
        </Button>
      </Cluster>
    </Stack>
  );
}
