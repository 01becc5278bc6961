import { jobTitles } from './sector';

/** Positions that exist in any company; those of laboratory and workshop where the sector has such jobs. */
export const generalJobs = jobTitles(`
  office | Office manager | Responsable administratif·ve
  finance | Accountant, 60–80% | Comptable, 60–80 %
  people | HR generalist | Généraliste RH
  communication | Communications officer | Chargé·e de communication
  commercial | Sales representative, western Switzerland | Délégué·e commercial·e, Suisse romande
  operations | Logistics assistant | Assistant·e logistique
  quality | Documentation specialist | Spécialiste en documentation
  software | Software developer, internal tools | Développeur·se, outils internes
  hardware | Apprentice polymechanic | Apprenti·e polymécanicien·ne
  lab | Apprentice laboratory technician | Apprenti·e laborantin·e
  software | Apprentice computer scientist | Apprenti·e informaticien·ne
  office | Executive assistant | Assistant·e de direction
`);
