import type { SpotKind } from '@park/contract/parking';

/** Most requested kinds first. Not imported from the contract, whose module would add its schemas to the bundle. */
export const spotKinds: readonly SpotKind[] = ['standard', 'electric', 'accessible', 'motorbike'];
