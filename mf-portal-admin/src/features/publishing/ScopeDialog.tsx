import type { EventScope } from '@park/contract/event-repeat';
import { Button, Dialog, RadioGroup, useUiTexts } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

interface ScopeDialogProps {
  readonly title: string;
  readonly confirmText: string;
  /** A new rule is not for one date alone. */
  readonly isRuleChanged?: boolean;
  readonly onChoose: (scope: EventScope) => void;
  readonly onClose: () => void;
}

/** Asks which dates of a series a change is for. */
export function ScopeDialog({ title, confirmText, isRuleChanged = false, onChoose, onClose }: ScopeDialogProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const scopes = isRuleChanged ? (['following', 'all'] as const) : (['this', 'following', 'all'] as const);
  const [scope, setScope] = useState<EventScope>(scopes[0]);
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={() => onChoose(scope)}>
            {confirmText}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('publishing.scope.question')}
        value={scope}
        options={scopes.map((value) => ({
          value,
          label: t(`publishing.scope.${value}`),
          ...(value === 'this' ? {} : { help: t(`publishing.scope.${value}Help`) }),
        }))}
        onChange={(value) => setScope(value as EventScope)}
      />
    </Dialog>
  );
}
