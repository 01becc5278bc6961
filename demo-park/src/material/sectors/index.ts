import type { Sector } from '../sector';
import { ai } from './ai';
import { biotech } from './biotech';
import { climate } from './climate';
import { cyber } from './cyber';
import { fintech } from './fintech';
import { foodtech } from './foodtech';
import { materials } from './materials';
import { medtech } from './medtech';
import { photonics } from './photonics';
import { robotics } from './robotics';
import { space } from './space';
import { sport } from './sport';

export const sectors: readonly Sector[] = [
  biotech,
  medtech,
  robotics,
  fintech,
  climate,
  foodtech,
  photonics,
  ai,
  cyber,
  space,
  materials,
  sport,
];
