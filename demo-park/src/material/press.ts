import { pairs } from './sector';

/** Notes about what media outside wrote or said; the media are invented like everything else. */
export const media = [
  'Le Courrier du Rivage',
  'Radio Chasseral',
  'Industrie & Avenir',
  'Alpenblick Wirtschaft',
  'La Gazette des Ateliers',
  'TéléCôte',
  'The Lake Review',
];

export const pressTitles = pairs(`
  {medium} on {company}: "They simply work" | {medium} à propos {de company} : « Ça marche, tout simplement »
  In the press: {company} and its {short} | Dans la presse : {company} et ses {short}
  A portrait of {company} in {medium} | {medium} dresse le portrait {de company}
  {medium} visits {building} | {medium} en visite à {building}
  Heard on the radio: {person} of {company} | Entendu à la radio : {person}, {company}
  Four pages on {sector} in {medium} | Quatre pages sur la branche « {sector} » dans {medium}
`);

export const pressLeads = pairs(`
  {medium} spent a day with the makers of {product} and asked critical questions. | {medium} a passé une journée avec les artisans de ces {product} et posé des questions critiques.
  In its current issue {medium} explains why {customers} are interested in {short}. | Dans son dernier numéro, {medium} explique pourquoi des {customers} s'intéressent aux {short}.
  {person} spoke for half an hour about {short}, errors and the value of patience. | {person} a parlé une demi-heure des {short}, des erreurs et de la valeur de la patience.
`);

export const pressBodies = pairs(`
  The article praises the sobriety of the team and doubts its schedule. Both sides agreed to meet again in a year. | L'article loue la sobriété de l'équipe et doute de son calendrier. Rendez-vous est pris dans un an.
  The journalist tried the {short} herself and describes the moment when she forgot about them as the proof. | La journaliste a elle-même essayé les {short} et tient pour meilleure preuve le moment où elle a cessé d'y penser.
  A table compares seven providers. {company} does not come first, and says why that is fair. | Un tableau compare sept fournisseurs. {company} n'arrive pas en tête et dit pourquoi c'est juste.
  The broadcast can be heard for thirty days; a printed copy lies in the lobby of {building}. | L'émission s'écoute pendant trente jours ; un exemplaire imprimé se trouve dans le hall {de building}.
  For the first time the park itself is mentioned only in passing, which we take as a compliment. | Pour la première fois, le parc lui-même n'est cité qu'en passant, ce que nous prenons comme un compliment.
`);
