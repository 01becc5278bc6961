import { Button } from '@park/ui';
import { useEffect, useState } from 'react';
import { printCode } from './print-code';
import styles from './PrintableCode.module.css';
import { QrCode } from './QrCode';

export interface PrintableCodeProps {
  /** Path and query of a page of the portal. */
  readonly path: string;
  /** Title of the printed sign. */
  readonly name: string;
  /** What people do with the code, below it on the sign. */
  readonly hint: string;
  readonly help: string;
  readonly printLabel: string;
}

/** The QR code of an address of the portal, to be printed as a sign. */
export function PrintableCode({ path, name, hint, help, printLabel }: PrintableCodeProps) {
  // The address of the portal is known in the browser only.
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  const address = `${origin}${path}`;
  return (
    <div className={styles.frame}>
      <p className={styles.help}>{help}</p>
      {origin !== '' && <QrCode className={styles.code} text={address} label={address} />}
      <Button size="small" onClick={() => printCode({ address, name, hint })}>
        {printLabel}
      </Button>
    </div>
  );
}
