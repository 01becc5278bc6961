import { AxeBuilder as Builder } from '@axe-core/playwright';

type Options = ConstructorParameters<typeof Builder>[0];

/** Runs inside the page alone: the portal has no frames, for whose sake axe would open a further page each time. */
export class AxeBuilder extends Builder {
  constructor(options: Options) {
    super(options);
    this.setLegacyMode();
  }
}
