import { AxeBuilder as Builder } from '@axe-core/playwright';

type Options = ConstructorParameters<typeof Builder>[0];

/** Analyses the main frame only: the portal has no frames, for which axe would open a further page each time. */
export class AxeBuilder extends Builder {
  constructor(options: Options) {
    super(options);
    this.setLegacyMode();
  }
}
