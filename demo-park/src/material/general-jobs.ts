import { jobTitles } from './sector';

/** Positions that exist in any company. */
export const generalJobs = jobTitles(`
  operations | Office manager | Office manager
  finance | Accountant, 60–80% | Comptable, 60–80 %
  people | HR generalist | Généraliste RH
  communication | Communications officer | Chargé·e de communication
  commercial | Inside sales representative | Collaborateur·trice service interne
  operations | Logistics assistant | Assistant·e logistique
  quality | Documentation specialist | Spécialiste en documentation
  software | IT support technician | Technicien·ne support informatique
  operations | Apprentice polymechanic | Apprenti·e polymécanicien·ne
  lab | Apprentice laboratory technician | Apprenti·e laborantin·e
  software | Apprentice computer scientist | Apprenti·e informaticien·ne
  finance | Executive assistant | Assistant·e de direction
`);
