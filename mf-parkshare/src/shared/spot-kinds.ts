import type { SpotKind } from '@park/contract/parking';

/** From what most people look for to what few do. Written out here, because the contract's own list would bring its schemas along. */
export const spotKinds: readonly SpotKind[] = ['standard', 'electric', 'accessible', 'motorbike'];
